import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import pageMessages from '../messages/en.page.json';
import { checkLeaving, leavingUrl, lostProps, replacements } from './checkLeaving';
import { describe as describeUse } from './checkUpgrade';

const check = (code: string, file = 'code.tsx') =>
  checkLeaving({ code, file }).map((finding) =>
    [finding.line, finding.name, finding.reason ?? '', ...describeUse(finding, pageMessages)].join(
      ' | ',
    ),
  );

test('an import is listed with its replacement, whatever its local name and entry point', () => {
  expect(
    check(`import { useDialogs as useModals, DialogHook } from '@toolpad/core/useDialogs';
import { Crud } from '@toolpad/core';
import { Button } from '@mui/material';`),
  ).toEqual([
    '1 | useDialogs |  | Import useDialogs from your copy of use-dialogs.',
    '1 | DialogHook |  | Import Dialogs from your copy of use-dialogs.',
    '2 | Crud |  | Import Crud from your copy of crud.',
  ]);
});

test('an export without a counterpart has a reason', () => {
  expect(check(`import { DataSourceCache } from '@toolpad/core/Crud';`)).toEqual([
    expect.stringContaining(
      '1 | DataSourceCache |  | Nothing replaces it. | The list uses the cache',
    ),
  ]);
});

test('only props that the replacement lacks are listed', () => {
  const code = `import { DashboardLayout } from '@toolpad/core/DashboardLayout';
export const App = () => (
  <DashboardLayout
    hideNavigation
    slots={{ toolbarActions: Mine }}
  >
    Text
  </DashboardLayout>
);`;
  expect(check(code).slice(1)).toEqual([
    '5 | DashboardLayout |  | Its replacement lacks: slots. | Pass elements as appTitle, toolbarActions, and toolbarAccount, and a function as sidebarFooter.',
  ]);
});

test('a spread may set any of them', () => {
  const code = `import { PageHeader } from '@toolpad/core/PageContainer';\n<PageHeader {...props} />;`;
  expect(check(code).slice(1)).toEqual([
    '2 | PageHeader | spread | Its replacement lacks: slots, slotProps. | A spread may set it.',
  ]);
});

test('what can’t be followed is unknown, but a value without missing props isn’t', () => {
  const code = `import { Account, DataSourceCache } from '@toolpad/core';
const cache = new DataSourceCache();
const slots = { account: Account };
export { List } from '@toolpad/core';
const later = import('@toolpad/core/Crud');`;
  expect(check(code).slice(2)).toEqual([
    expect.stringMatching(/^3 \| Account \| value \|/),
    expect.stringMatching(/^4 \| List \| reexport \|/),
    expect.stringMatching(/^5 \| {2}\| dynamic \|/),
  ]);
});

test.each([
  ['an unknown name', `import { Nothing } from '@toolpad/core';`, ['elsewhere']],
  ['a default import', `import core from '@toolpad/core';`, ['default']],
  ['code without the package', `import { Crud } from './crud';`, []],
])('%s', (_what, code, reasons) => {
  expect(checkLeaving({ code, file: 'code.tsx' }).map(({ reason }) => reason)).toEqual(reasons);
});

test('code that can’t be parsed is an error', () => {
  expect(() => check('const =')).toThrow('Unexpected token');
});

test.each(replacements.items.map((item) => [item.name, item] as const))(
  '%s has a section',
  (_name, item) => {
    const [page = '', anchor] = leavingUrl(item).split('/#');
    const file = `docs-core/leaving/${path.posix.basename(page)}/index.mdx`;
    expect(readFileSync(file, 'utf8')).toContain(`{#${anchor}}`);
  },
);

const src = 'examples/leaving-core/src';

/** Members of an interface of props, and what it extends. */
function propsOf(name: string, files: readonly string[]) {
  for (const file of files) {
    const source = ts.createSourceFile(
      file,
      readFileSync(path.join(src, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
      ts.ScriptKind.TSX,
    );
    for (const node of source.statements)
      if (ts.isInterfaceDeclaration(node) && node.name.text === name) {
        const own = node.members.flatMap((each) => each.name?.getText(source) ?? []);
        const bases = (node.heritageClauses ?? []).flatMap(({ types }) =>
          types.map((type) => type.getText(source)),
        );
        const inherited: string[] = bases.flatMap((base) => propsOf(base, files));
        return [...own, ...inherited, ...(bases.length > 0 ? ['children', 'sx'] : [])];
      } else if (ts.isTypeAliasDeclaration(node) && node.name.text === name)
        return ['children', 'sx'];
  }
  return [];
}

interface ApiProps {
  name: string;
  props?: { name: string }[];
}

/** Props of each component in all versions. */
const coreProps = new Map<string, Set<string>>();
for (const folder of readdirSync('data/core').filter((name) => /^\d/.test(name)))
  for (const file of readdirSync(`data/core/${folder}`).filter((each) => each.endsWith('.json'))) {
    const { name, props = [] } = JSON.parse(
      readFileSync(path.join('data/core', folder, file), 'utf8'),
    ) as ApiProps;
    if (props.length > 0)
      coreProps.set(name, new Set([...(coreProps.get(name) ?? []), ...props.map((p) => p.name)]));
  }

const replaced = replacements.items.flatMap(({ name: item, files, replaces }) =>
  Object.values(replaces)
    .flatMap((names) => Object.entries(names as Record<string, string>))
    .filter(([from, to]) => coreProps.has(from) && from === to)
    .map(([from]) => [from, item, files] as const),
);

test('props of most components are compared', () => {
  expect(replaced.length).toBeGreaterThanOrEqual(18);
  expect(Object.keys(lostProps).filter((name) => !coreProps.has(name))).toEqual([]);
});

test.each(replaced)('the missing props of %s are those of its replacement', (name, item) => {
  const folder = path.join(src, item);
  const files = existsSync(folder) ? readdirSync(folder).map((file) => `${item}/${file}`) : [];
  const present = new Set(propsOf(`${name}Props`, files));
  const isInline = present.size === 0 && !lostProps[name];
  const missing = [...(coreProps.get(name) ?? [])].filter((prop) => !present.has(prop));
  expect(isInline ? [] : missing.sort()).toEqual(Object.keys(lostProps[name] ?? {}).sort());
});
