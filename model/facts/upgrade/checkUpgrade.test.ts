import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ApiBehavior, ApiHistory } from '../apiHistory';
import pageMessages from '../messages/en.page.json';
import { checkUpgrade, describe as toSentences } from './checkUpgrade';

const history = JSON.parse(readFileSync('data/core/history.json', 'utf8')) as ApiHistory;
const behavior = parse(readFileSync('data/core/behavior.yml', 'utf8')) as ApiBehavior[];

const check = (code: string, file = 'App.tsx', from = '0.14.0', to = '0.16.0') =>
  checkUpgrade({ code, file, packageName: '@toolpad/core', history, behavior, from, to });

/** Findings as `line name: subject reason`. */
const found = (...args: Parameters<typeof check>) =>
  check(...args).map(({ line, name, change, behavior: other, reason }) =>
    [
      `${line} ${name}`,
      change && `${change.part} ${change.name} ${change.change}`,
      other && 'behavior',
      reason && `unknown: ${reason}`,
    ]
      .filter(Boolean)
      .join(', '),
  );

const example = (file: string) => found(readFileSync(`examples/${file}`, 'utf8'), file);

test.each([
  'plain/src/App.tsx',
  'orders/src/layouts/DashboardRoute.tsx',
  'orders/src/App.tsx',
  'orders/src/orders/OrderView.tsx',
  'orders/src/orders/OrderList.tsx',
  'orders/src/orders/OrderEdit.tsx',
  'orders/src/orders/useOrderActions.ts',
  'orders/src/session/SignInRoute.tsx',
  'nextjs-app-router-auth/app/auth/signin/page.tsx',
  'nextjs-pages-router/pages/_app.tsx',
  'vite-react-router-firebase/src/layouts/dashboard.tsx',
  'vite-react-router-firebase/src/pages/signIn.tsx',
])('examples/%s: lists what touches it', (file) => {
  expect(example(file)).toMatchSnapshot();
});

const imported = `import { Crud, List } from '@toolpad/core/Crud';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
`;

test.each<[title: string, code: string, findings: string[]]>([
  [
    'a deprecated prop',
    '<DashboardLayout navigation={[]} />',
    ['3 DashboardLayout, prop navigation deprecated'],
  ],
  ['another prop', '<DashboardLayout hideNavigation />', []],
  [
    'a spread',
    '<DashboardLayout {...props} />',
    [
      '3 DashboardLayout, prop navigation deprecated, unknown: spread',
      '3 DashboardLayout, behavior, unknown: spread',
      '3 DashboardLayout, behavior, unknown: spread',
    ],
  ],
  [
    'a string key',
    "<DashboardLayout slots={{ 'toolbarAccount': A }} />",
    ['3 DashboardLayout, behavior'],
  ],
  [
    'a computed key',
    '<DashboardLayout slots={{ [key]: A }} />',
    ['3 DashboardLayout, behavior, unknown: open', '3 DashboardLayout, behavior, unknown: open'],
  ],
  [
    'an object that is a constant',
    'const slots = { toolbarAccount: A } as const; <DashboardLayout slots={slots} />',
    ['3 DashboardLayout, behavior'],
  ],
  [
    'an object from elsewhere',
    '<DashboardLayout slots={props.slots} />',
    ['3 DashboardLayout, behavior, unknown: open', '3 DashboardLayout, behavior, unknown: open'],
  ],
  [
    'a constant that changes',
    'const slots = {}; slots.toolbarAccount = A; <DashboardLayout slots={slots} />',
    ['3 DashboardLayout, behavior, unknown: open', '3 DashboardLayout, behavior, unknown: open'],
  ],
  [
    'an alias',
    'const Layout = DashboardLayout; <Layout navigation={[]} />',
    ['3 DashboardLayout, unknown: value'],
  ],
  [
    'styled()',
    'const Layout = styled(DashboardLayout)({});',
    ['3 DashboardLayout, unknown: value'],
  ],
  [
    'createElement()',
    'createElement(DashboardLayout, { navigation: [] })',
    ['3 DashboardLayout, unknown: value'],
  ],
  ['an export of an import', 'export { DashboardLayout };', ['3 DashboardLayout, unknown: value']],
  [
    'a container around a page',
    "import { PageContainer as P } from '@toolpad/core';\n<P>\n<Crud /></P>",
    ['4 Crud, behavior', '5 Crud, behavior'],
  ],
])('%s', (_title, code, findings) => {
  expect(found(imported + code)).toEqual(findings);
});

test.each<[title: string, code: string, findings: string[]]>([
  [
    'an alias of an import',
    "import { DashboardLayout as L } from '@toolpad/core';\n<L navigation={[]} />",
    ['2 DashboardLayout, prop navigation deprecated'],
  ],
  [
    'a namespace',
    "import * as T from '@toolpad/core';\n<T.DashboardLayout navigation={[]} />",
    ['2 DashboardLayout, prop navigation deprecated'],
  ],
  [
    'a computed member of a namespace',
    "import * as T from '@toolpad/core';\nconst L = T[name];",
    ['2 , unknown: computed'],
  ],
  [
    'a static member of a namespace',
    "import * as T from '@toolpad/core';\nconst L = T['DashboardLayout'];",
    ['2 DashboardLayout, unknown: value'],
  ],
  [
    'a re-export',
    "export { DashboardLayout } from '@toolpad/core/DashboardLayout';",
    ['1 DashboardLayout, unknown: reexport'],
  ],
  ['a re-export of everything', "export * from '@toolpad/core';", ['1 , unknown: reexport']],
  [
    'a dynamic import',
    "const L = lazy(() => import('@toolpad/core/DashboardLayout'));",
    ['1 , unknown: dynamic'],
  ],
  ['require', "const { Crud } = require('@toolpad/core');", ['1 , unknown: dynamic']],
  ['an import of a computed name', 'await import(name);', ['1 , unknown: dynamic']],
  ['a default import', "import Crud from '@toolpad/core/Crud';", ['1 , unknown: default']],
  ['a component without an import', '<Crud />', ['1 Crud, unknown: elsewhere']],
  [
    'a component that another file exports',
    "import { Crud } from './toolpad';\n<Crud />",
    ['2 Crud, unknown: elsewhere'],
  ],
  [
    'a component of another package with the same name',
    "import { List } from '@mui/material';\n<List />",
    [],
  ],
  [
    'an unknown export',
    "import { Nothing } from '@toolpad/core';",
    ['1 Nothing, unknown: elsewhere'],
  ],
  [
    'a type',
    "import type { DataField } from '@toolpad/core/Crud';",
    ['1 DataField, signature DataField type'],
  ],
  ['no import', 'const dashboard = 1;', []],
])('%s', (_title, code, findings) => {
  expect(found(code)).toEqual(findings);
});

test.each<[title: string, code: string, from: string, to: string, findings: string[]]>([
  [
    'a removed entry point',
    "import { AppProvider } from '@toolpad/core/react-router-dom';",
    '0.11.0',
    '0.12.0',
    ['1 AppProvider, import @toolpad/core/react-router-dom removed'],
  ],
  [
    'an export that another one replaces',
    "import { AppProvider } from '@toolpad/core/nextjs';",
    '0.13.0',
    '0.14.0',
    ['1 AppProvider, import @toolpad/core/nextjs removed'],
  ],
  [
    'a removed member of a type',
    '<P localeText={{ oauthSignInTitle: "" }} />',
    '0.13.0',
    '0.14.0',
    ['1 LocaleText, member oauthSignInTitle removed, unknown: key'],
  ],
  [
    'a new default',
    "import { SignInPage } from '@toolpad/core';\n<SignInPage />",
    '0.12.0',
    '0.12.1',
    ['2 SignInPage, slot submitButton default'],
  ],
  [
    'changes before both releases',
    "import { AppProvider } from '@toolpad/core/react-router-dom';",
    '0.12.0',
    '0.14.0',
    [],
  ],
])('%s', (_title, code, from, to, findings) => {
  expect(found(code, 'App.tsx', from, to)).toEqual(findings);
});

test('a finding is described in sentences', () => {
  const [finding] = check(`${imported}<DashboardLayout {...props} />`);
  expect(finding && toSentences(finding, pageMessages)).toEqual([
    'The prop navigation is deprecated. Set the navigation in the AppProvider instead.',
    'A spread may set it.',
  ]);
});

test('code that can’t be parsed is an error', () => {
  expect(() => check('const =')).toThrow('Unexpected token (1:6)');
});
