import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.FOLIO_API ?? 'http://127.0.0.1:8080';

/** Builds to `dist/`, which the server serves; in development the server's paths are passed on to it. */
export default defineConfig({
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 900 },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/api', '/fortify', '/dev'].map((path) => [path, { target: server, changeOrigin: false }]),
    ),
  },
});
