import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test/setup.ts'],
    testTimeout: 60_000,
    // MUI X is bundled as in the browser: Node.js cannot load the style sheet of the grid.
    server: { deps: { inline: [/@mui\//] } },
  },
});
