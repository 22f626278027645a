import type { SandboxProject } from '@site/src/components/sandbox/open';
import type { CodeStyling, CodeVariant, DemoSource, SourceFile } from '@site/model/facts/demo';

/**
 * Versions of the packages that a sandbox project needs besides the demo's.
 * e2e/registry/sandboxes.spec.ts builds projects with them.
 */
const tools = {
  vite: '8.3.8',
  '@vitejs/plugin-react': '6.3.0',
} as const;

const typescriptTools = {
  typescript: '5.9.3',
  '@types/react': '19.2.7',
  '@types/react-dom': '19.2.3',
} as const;

const tailwindTools = {
  tailwindcss: '4.3.5',
  '@tailwindcss/vite': '4.3.5',
} as const;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function manifest(source: DemoSource, variant: CodeVariant, styling: CodeStyling): string {
  return json({
    name: source.name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase(),
    private: true,
    version: '0.0.0',
    type: 'module',
    scripts: {
      dev: 'vite',
      build: variant === 'TS' ? 'tsc --noEmit && vite build' : 'vite build',
      preview: 'vite preview',
      start: 'vite',
    },
    dependencies: source.packages,
    devDependencies: {
      ...tools,
      ...(variant === 'TS' ? typescriptTools : {}),
      ...(styling === 'tailwind' ? tailwindTools : {}),
    },
    // The peer dependencies of Toolpad Core include an older range of this build tool.
    overrides: { '@toolpad/core': { '@vitejs/plugin-react': '$@vitejs/plugin-react' } },
  });
}

function viteConfig(styling: CodeStyling): string {
  const tailwind = styling === 'tailwind';
  return [
    "import { defineConfig } from 'vite';",
    "import react from '@vitejs/plugin-react';",
    ...(tailwind ? ["import tailwindcss from '@tailwindcss/vite';"] : []),
    '',
    `export default defineConfig({ plugins: [react()${tailwind ? ', tailwindcss()' : ''}] });`,
    '',
  ].join('\n');
}

const page = (title: string, script: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <title>${title}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/${script}"></script>
  </body>
</html>
`;

const tsconfig = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    isolatedModules: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['vite/client'],
  },
  include: ['src'],
};

/**
 * Entry of the project. Demos inside a page have MUI's default theme, as on this site; full-page
 * demos have their own.
 */
function mainFile(
  { name, fullPage }: DemoSource,
  variant: CodeVariant,
  styling: CodeStyling,
): string {
  const styles = styling === 'tailwind' ? ["import './index.css';"] : [];
  const root = `createRoot(document.getElementById('root')${variant === 'TS' ? '!' : ''})`;
  const theme = [
    'const theme = createTheme({',
    '  cssVariables: true,',
    '  colorSchemes: { light: true, dark: true },',
    '});',
    '',
  ];
  const demo = fullPage
    ? ['    <Demo />']
    : [
        '    <ThemeProvider theme={theme}>',
        '      <CssBaseline />',
        '      <Demo />',
        '    </ThemeProvider>',
      ];
  return [
    "import * as React from 'react';",
    "import { createRoot } from 'react-dom/client';",
    ...(fullPage
      ? []
      : [
          "import CssBaseline from '@mui/material/CssBaseline';",
          "import { createTheme, ThemeProvider } from '@mui/material/styles';",
        ]),
    `import Demo from './${name}';`,
    ...styles,
    '',
    ...(fullPage ? [] : theme),
    `${root}.render(`,
    '  <React.StrictMode>',
    ...demo,
    '  </React.StrictMode>,',
    ');',
    '',
  ].join('\n');
}

/** The reset is left out, as on this site: it would affect the components that a demo shows. */
const tailwindStyles = `@layer theme, base, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css';
@custom-variant dark (&:where(.dark *));

@layer base {
  * {
    border: 0 solid;
  }
}
`;

/**
 * Creates a project that runs a demo as it runs here: with the same package versions, and the
 * current variant and styling.
 * @param files the demo's files with the reader's edits; by default, the original files
 */
export function sandboxProject(
  source: DemoSource,
  variant: CodeVariant,
  styling: CodeStyling,
  files: Pick<SourceFile, 'name' | 'code'>[] = source.stylings[styling]?.[variant] ?? [],
): SandboxProject {
  const main = variant === 'TS' ? 'main.tsx' : 'main.jsx';
  return {
    title: `${source.name} – Toolpad`,
    entry: `src/${files[0]?.name ?? main}`,
    files: {
      'package.json': manifest(source, variant, styling),
      'index.html': page(source.name, main),
      [variant === 'TS' ? 'vite.config.ts' : 'vite.config.js']: viteConfig(styling),
      ...(variant === 'TS' ? { 'tsconfig.json': json(tsconfig) } : {}),
      [`src/${main}`]: mainFile(source, variant, styling),
      ...(styling === 'tailwind' ? { 'src/index.css': tailwindStyles } : {}),
      ...Object.fromEntries(files.map(({ name, code }) => [`src/${name}`, code])),
    },
  };
}
