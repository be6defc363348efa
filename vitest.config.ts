import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{shared,server,client-sdk,loadtest,scripts}/**/*.test.ts'],
    pool: 'forks', // Colyseus' match maker is one per process
    maxWorkers: '100%', // vitest leaves one core idle, which on two cores is half of them
    testTimeout: 30_000, // a busy machine is no failure
  },
})
