import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './compress-assets.ts';

const server = process.env.FOLIO_API ?? 'http://127.0.0.1:8080';

/** Builds to `dist/`, which the server serves; in development the server's paths are passed on to it. */
export default defineConfig({
  plugins: [react(), compressAssets()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        // Rolldown names a shared file after every screen in it.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        // Files that hold modules of several screens may ask for each other: what runs first is kept as the sources say.
        strictExecutionOrder: true,
        codeSplitting: {
          groups: [
            // What sign-in needs is a separate file: joined with the rest, sign-in would load three times as much.
            { name: 'initial', tags: ['$initial'], priority: 1 },
            // What the same screens share is one file, and a small one joins its neighbour: else each screen asks for a hundred.
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 60_000 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/api', '/fortify', '/dev'].map((path) => [path, { target: server, changeOrigin: false }]),
    ),
  },
});
