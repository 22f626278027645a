/**
 * Versions of the packages that a sandbox project needs besides the demo's. `npm run
 * test:sandboxes` builds projects with them.
 */
export const tools = {
  vite: '8.3.8',
  '@vitejs/plugin-react': '6.3.0',
} as const;

export const typescriptTools = {
  typescript: '5.9.3',
  '@types/react': '19.2.7',
  '@types/react-dom': '19.2.3',
} as const;

export const tailwindTools = {
  tailwindcss: '4.3.5',
  '@tailwindcss/vite': '4.3.5',
} as const;
