import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['__tests__/**/*.test.ts'],
    // Real git, go, pprof and servers: a busy machine is slow, and slow is not wrong.
    testTimeout: 180_000,
    hookTimeout: 600_000,
    maxWorkers: 2,
  },
});
