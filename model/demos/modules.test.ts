import { projectFileNames, projectSpecifier, readModules, toProjectModule } from './modules';
import { readModule } from './parseModule';

const tree = new Map([
  [
    'docs/a/Basic.tsx',
    "import { theme } from '../shared/theme';\nimport { row } from './parts/row';\nimport Button from '@mui/material/Button';\n\nexport default function Basic() {}\n",
  ],
  [
    'docs/a/parts/row.ts',
    "import { theme } from '../../shared/theme';\nexport const row = theme;\n",
  ],
  ['docs/shared/theme.ts', "import { colors } from './colors.ts';\nexport const theme = colors;\n"],
  ['docs/shared/colors.ts', 'export const colors = [];\n'],
]);
const modules = readModules(tree, 'docs/a/Basic.tsx', readModule);
const names = projectFileNames('Basic', modules);
const moduleOf = (file: string) => {
  const found = modules.find((module) => module.file === file);
  if (!found) throw new Error(file);
  return found;
};

it('moves modules that pages share beside the demo, and leaves its neighbors in place', () => {
  expect([...names]).toEqual([
    ['docs/a/Basic.tsx', 'Basic.tsx'],
    ['docs/shared/theme.ts', 'theme.ts'],
    ['docs/shared/colors.ts', 'colors.ts'],
    ['docs/a/parts/row.ts', 'parts/row.ts'],
  ]);
});

it.each([
  ['docs/a/Basic.tsx', '../shared/theme', './theme'],
  ['docs/a/Basic.tsx', './parts/row', './parts/row'],
  ['docs/a/Basic.tsx', '@mui/material/Button', '@mui/material/Button'],
  ['docs/a/parts/row.ts', '../../shared/theme', '../theme'],
  ['docs/shared/theme.ts', './colors.ts', './colors.ts'],
  ['docs/a/Basic.tsx', './gone', './gone'],
])('%s imports %s as %s', (file, specifier, copied) => {
  expect(projectSpecifier(moduleOf(file), specifier, names)).toBe(copied);
});

it('rewrites imports only, and leaves a module without such imports unchanged', () => {
  const { source } = toProjectModule(moduleOf('docs/a/Basic.tsx'), names);
  expect(source).toBe(
    (tree.get('docs/a/Basic.tsx') ?? '').replace("'../shared/theme'", "'./theme'"),
  );
  const colors = moduleOf('docs/shared/colors.ts');
  expect(toProjectModule(colors, names)).toBe(colors);
});
