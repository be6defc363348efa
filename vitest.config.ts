import { defineConfig } from 'vitest/config'

/** Tests of the engine that put other modules in the place of its own. */
const mocking = ['shared/src/dial/tables-of.test.ts', 'shared/src/hex/phases/orders.test.ts']

export default defineConfig({
  test: {
    pool: 'forks', // Colyseus' match maker is one per process
    maxWorkers: '100%', // vitest leaves one core idle, which on two cores is half of them
    testTimeout: 30_000, // a busy machine is no failure
    projects: [
      {
        extends: true,
        // The engine is pure: its modules are loaded once a process instead of once a file, which takes longer than the tests.
        test: {
          name: 'engine',
          include: ['shared/{src,test}/**/*.test.ts'],
          exclude: [...mocking, '**/node_modules/**'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'around',
          include: ['{server,client-sdk,loadtest,scripts}/**/*.test.ts', 'shared/tools/**/*.test.ts', ...mocking],
        },
      },
    ],
  },
})
