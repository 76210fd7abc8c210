import { defineConfig } from 'rolldown';

export default defineConfig({
  input: { action: 'src/action.ts', cli: 'src/cli.ts' },
  platform: 'node',
  output: {
    dir: 'dist',
    format: 'esm',
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
    minify: false,
  },
});
