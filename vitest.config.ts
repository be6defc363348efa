import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{shared,server,client-sdk,loadtest,scripts}/**/*.test.ts'],
    pool: 'forks', // Colyseus' match maker is one per process
    testTimeout: 30_000, // a busy machine is no failure
  },
})
