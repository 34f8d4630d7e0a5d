/** How the page is bundled: one script and one style for the page, one script for the worker, data by content name. */

import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // A data: URL would be refused by the strict content policy, and could not be kept apart from the script.
    assetsInlineLimit: 0,
  },
  worker: { format: 'es' },
});
