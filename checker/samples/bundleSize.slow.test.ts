import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Body of a module. */
const app = (imports: string, element: string) =>
  `import { createRoot } from 'react-dom/client';\n${imports}\ncreateRoot(document.body).render(${element});`;

const provider = `import { AppProvider } from '@toolpad/core/AppProvider';`;
const inProvider = (imports: string, element: string) =>
  app(`${provider}\n${imports}`, `<AppProvider>${element}</AppProvider>`);

const source = `{ fields: [{ field: 'id' }], getMany: async () => ({ items: [], itemCount: 0 }) }`;

/** Rows of the table: small apps that render something with each import. */
const entries = [
  { label: 'React alone', code: app('', '<p>Hello</p>') },
  {
    label: 'React and Material UI: theme, `Button`',
    code: app(
      `import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';`,
      '<ThemeProvider theme={createTheme()}><CssBaseline /><Button>Hello</Button></ThemeProvider>',
    ),
  },
  {
    label: '`useLocalStorageState` alone',
    code: app(
      `import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';
function Value() { return <p>{useLocalStorageState('key', 'value')[0]}</p>; }`,
      '<Value />',
    ),
  },
  { label: '`AppProvider`', code: inProvider('', '<p>Hello</p>') },
  {
    label: '`AppProvider`, `SignInPage`',
    code: inProvider(
      `import { SignInPage } from '@toolpad/core/SignInPage';`,
      `<SignInPage providers={[{ id: 'credentials', name: 'Email' }]} />`,
    ),
  },
  {
    label: '`AppProvider`, `DashboardLayout`, `PageContainer`',
    code: inProvider(
      `import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';`,
      '<DashboardLayout><PageContainer>Hello</PageContainer></DashboardLayout>',
    ),
  },
  {
    label: 'the same, plus `Crud`',
    code: inProvider(
      `import { Crud } from '@toolpad/core/Crud';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';`,
      `<DashboardLayout><PageContainer><Crud dataSource={${source}} rootPath="/" /></PageContainer></DashboardLayout>`,
    ),
  },
  {
    label: '`AppProvider`, imported from `@toolpad/core`',
    code: app(
      `import { AppProvider } from '@toolpad/core';`,
      '<AppProvider><p>Hello</p></AppProvider>',
    ),
  },
];

/** Sizes of a production build in kB (1000 bytes). */
async function measure(code: string): Promise<[minified: number, gzip: number]> {
  const { outputFiles } = await build({
    stdin: { contents: code, loader: 'tsx', resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = outputFiles[0]!.contents;
  return [script.length / 1000, gzipSync(script, { level: 9 }).length / 1000];
}

const rows = readFileSync('docs-core/guides/bundle-size.mdx', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

// Patch releases of dependencies change sizes slightly.
test.each(entries)(
  'the sizes of "$label" on the page are right, within 10 %',
  async ({ label, code }) => {
    const [, , ...shown] = rows.find(([, cell]) => cell === label) ?? [];
    const sizes = await measure(code);
    for (const [index, size] of sizes.entries()) {
      const difference = Math.abs(Number(shown[index]?.replace(',', '')) - size);
      expect({ size, difference: difference <= Math.max(1.5, size * 0.1) }).toEqual({
        size,
        difference: true,
      });
    }
  },
  60_000,
);
