import { defineConfig } from 'rolldown';

export default defineConfig({
  input: { action: 'src/action.ts', cli: 'src/cli.ts' },
  platform: 'node',
  // Node 20 has no `using` declarations; GitHub's runners run the action on Node 24.
  transform: { target: 'node20' },
  output: {
    dir: 'dist',
    format: 'esm',
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    minify: false,
  },
});
