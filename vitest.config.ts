import { defineConfig } from 'vitest/config';

/** They measure CPU time, or put a service under load and compare binaries: nothing else may run beside them. */
const alone = [
  '__tests__/**/*.measured.test.ts',
  '__tests__/e2e/**/*.test.ts',
];

/** They need servers that take minutes to build on a new machine, or a browser: `npm run test:servers`. */
const servers = ['__tests__/**/*.servers.test.ts', '__tests__/**/*.browser.test.ts'];

// Real git, go, pprof and servers: a busy machine is slow, and slow is not wrong.
const timeouts = { testTimeout: 180_000, hookTimeout: 600_000 };

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        test: {
          ...timeouts,
          name: 'together',
          include: ['__tests__/**/*.test.ts'],
          exclude: [...alone, ...servers],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...timeouts,
          // The first test that needs a load tool or a server builds it, beside others that do.
          testTimeout: 600_000,
          name: 'servers',
          include: servers,
          // Most of the time goes into waiting for one server or another.
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...timeouts,
          name: 'alone',
          include: alone,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
