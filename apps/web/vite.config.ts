import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from './build-service-worker.ts';
import { compressAssets } from './compress-assets.ts';

const server = process.env.FOLIO_API ?? 'http://127.0.0.1:8080';

/** The controls of sign-in, and what they are made of. */
const controls =
  /node_modules\/(@ant-design|@emotion|@babel\/runtime|stylis|clsx|is-mobile|react-is|@rc-component\/(async-validator|form|input|motion|portal|resize-observer|trigger|util)\/|antd\/es\/(_util|button|config-provider|form|input|locale|space|style|theme|version|tooltip)\/)/;

/** What the pages before sign-in share. */
const door = /src\/layouts\/auth\//;

/** What every page after sign-in shares. */
const shell = /src\/components\/(hooks|keyboard|money)\//;

/** Builds to `dist/`, which the server serves; in development the server's paths are passed on to it. */
export default defineConfig({
  plugins: [react(), compressAssets(), serviceWorker()],
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
            // What every page needs, and what sign-in adds to it, are files apart: joined with the rest, sign-in would load twice
            // as much.
            { name: 'initial', tags: ['$initial'], priority: 3 },
            { name: 'controls', test: controls, minShareCount: 2, priority: 2 },
            { name: 'door', test: door, minShareCount: 2, priority: 1 },
            // Small files that every page after sign-in needs and that need no package of a few pages: in a file with others, they
            // would bring those.
            { name: 'shell', test: shell, minShareCount: 2, priority: 1 },
            // What the same screens share is one file, and only a very small one joins its neighbour. With a higher limit the
            // screens ask for fewer files, but each file asks for nearly all others, so that Home loads a quarter more.
            // Packages and our files apart: a small file of ours that every page needs would else bring the packages of a few.
            {
              name: 'packages',
              test: /node_modules/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 4_000,
            },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_000 },
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
