import { defineConfig } from 'vitest/config'
import { LongestFirst } from '#testing/order-of-files.ts'

const leftOut = ['**/node_modules/**', '**/dist/**']

/**
 * Kinds of tests: rules alone, integration with a real PostgreSQL and a real chain, the long ones of test:deep, and what test:postgres asks of
 * a PostgreSQL of the machine besides the integration tests.
 */
export default defineConfig({
  test: {
    // Two at a time: the machines that run this have two cores, and the real parts need their share.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // npm run check:spec finds the test that a demand stands above by its line.
    includeTaskLocation: true,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{domain,api,web,ops,build,checks,testing,contracts,bench}/**/*.test.{ts,tsx}'],
          exclude: [...leftOut, 'ops/doctor/**', 'testing/{deep,postgres}/**', 'web/**/*.chain.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{server,outside,ops/doctor}/**/*.test.ts', 'web/**/*.chain.test.ts'],
          exclude: leftOut,
          globalSetup: 'testing/services.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'postgres',
          include: ['testing/postgres/**/*.test.ts'],
          exclude: leftOut,
          globalSetup: 'testing/services.ts',
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'deep',
          include: ['testing/deep/**/*.test.ts'],
          exclude: leftOut,
          globalSetup: 'testing/services.ts',
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // Each starts whole servers: side by side they would slow each other beyond their limits.
          fileParallelism: false,
        },
      },
    ],
  },
})
