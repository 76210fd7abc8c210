import { defineConfig } from 'rolldown';
import { tellWhatIsBundled } from './scripts/bundled/plugin.ts';

export default defineConfig({
  input: { action: 'src/action.ts', cli: 'src/cli.ts' },
  platform: 'node',
  // Node 20 has no `using` declarations; GitHub's runners run the action on Node 24.
  transform: { target: 'node20' },
  plugins: [tellWhatIsBundled(import.meta.dirname)],
  output: {
    dir: 'dist',
    format: 'esm',
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    minify: false,
  },
});
