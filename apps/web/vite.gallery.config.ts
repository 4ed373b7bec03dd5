import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The gallery of shared components, for development and its test only: `npx vite --config vite.gallery.config.ts` in
 * this folder. It is not part of what ships.
 */
export default defineConfig({
  root: 'gallery',
  publicDir: '../public',
  plugins: [react()],
  build: { outDir: '../../../.cache/gallery', emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 3000 },
});
