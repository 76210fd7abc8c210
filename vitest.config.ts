import { defineConfig } from 'vitest/config';

/** Builds servers or many programs, opens a browser, breaks runs on purpose, or takes long: `npm run test:full`. */
const full = ['__tests__/**/*.{servers,browser,full}.test.ts'];
/** Compares CPU times: nothing else may run at the same time. */
const measured = ['__tests__/**/*.measured.test.ts'];

// Real git, Go, pprof and servers: a busy machine is slow, and slow is not wrong.
const timeouts = { testTimeout: 300_000, hookTimeout: 600_000 };

/** One more than the cores of a usual runner: tests wait for servers, disks and pauses as well. */
const maxWorkers = 3;

export default defineConfig({
  test: {
    reporters: ['default'],
    globalSetup: ['__tests__/harness/bundle.ts'],
    projects: [
      {
        test: {
          ...timeouts,
          name: 'quick',
          include: ['__tests__/**/*.test.ts'],
          exclude: [...full, ...measured],
          maxWorkers,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...timeouts,
          // The first test that needs a tool or a server builds it.
          testTimeout: 600_000,
          name: 'full',
          include: full,
          maxWorkers,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...timeouts,
          name: 'measured',
          include: measured,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
