/** A row of the table on the page: a small app that imports what the row describes. */
export interface Entry {
  /** First cell of the row. */
  label: string;
  /** Body of a module that renders something with each import, so that the bundler removes none. */
  code: string;
}

const app = (imports: string, element: string) =>
  `import { createRoot } from 'react-dom/client';\n${imports}\ncreateRoot(document.body).render(${element});`;

const provider = `import { AppProvider } from '@toolpad/core/AppProvider';`;
const inProvider = (imports: string, element: string) =>
  app(`${provider}\n${imports}`, `<AppProvider>${element}</AppProvider>`);

const source = `{ fields: [{ field: 'id' }], getMany: async () => ({ items: [], itemCount: 0 }) }`;

export const entries: Entry[] = [
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
    label: 'the same and `Crud`',
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
