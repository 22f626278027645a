import { demosOf, linkDemos } from './demoLinks';
import { readDemos } from './demos';

const tree = new Map([
  [
    'docs/guide.mdx',
    '---\nslug: /guide/\n---\n\n<Demo src="./Basic.tsx" title="A small panel" />\n\n<Demo src="./Other.tsx" title="Other" />\n',
  ],
  [
    'docs/Basic.tsx',
    "import { Panel as Surface } from 'themeLibraries/Panel';\nimport { open } from './open';\nexport default function Basic() {\n  return <Surface onOpen={open} />;\n}\n",
  ],
  ['docs/open.ts', "import { usePanel } from 'themeLibraries';\nexport const open = usePanel;\n"],
  [
    'docs/Other.tsx',
    "import type { Panel } from 'themeLibraries/Panel';\nexport default function Other(props: { panel?: Panel }) {\n  return <p>{String(props.panel)}</p>;\n}\n",
  ],
]);
const set = { dir: 'docs', demos: 'lib/v1.0.0', packages: '.' };
const linked = linkDemos(tree, readDemos(tree, [set]).demos, { dir: 'docs', url: '/docs/' });
const basic = { title: 'A small panel', href: '/docs/guide/#Basic' };

test('the demos of an export are those that import it at run time, under any name', () => {
  expect(demosOf('Panel', 'themeLibraries', linked)).toEqual([basic]);
});

test('an import in a module beside the demo counts', () => {
  expect(demosOf('usePanel', 'themeLibraries', linked)).toEqual([basic]);
});
