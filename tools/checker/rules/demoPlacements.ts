import path from 'node:path';
import { nearest, type Problem } from '../../../plugins/shared/problems';
import type { DemoModel, DemosModel, PlacedDemo } from '../../../plugins/demos/model';
import { isOn } from '../../../plugins/demos/placements';
import type { Tree } from '../../../plugins/demos/tree';

/** Components that write global styles and attributes, so that they need a page of their own. */
const providers = ['AppProvider', 'NextAppProvider', 'ReactRouterAppProvider'];

const at = ({ page, line, column }: PlacedDemo) => ({ file: page, line, column });

function missingFile(src: string, path: string, siblings: string[]): string {
  const [, quoted] = /^['"`](.*)['"`]$/.exec(src) ?? [];
  if (quoted !== undefined)
    return `The file of a demo is read from the page's text, without braces. Write src="${quoted}".`;
  const found = `Demo "${src}" does not lead to a file (${path}).`;
  return /\.tsx$/.test(src)
    ? `${found}${nearest(src, siblings)}`
    : `${found} A demo is TypeScript. Name it "${src.replace(/(?:\.\w+)?$/, '.tsx')}".`;
}

function checkFile(tree: Tree, demo: DemoModel): Problem[] {
  if (demo.stylings.length > 0) return [];
  const dir = path.posix.dirname(demo.path);
  const siblings = [...tree.keys()]
    .filter((file) => path.posix.dirname(file) === dir && file.endsWith('.tsx'))
    .map((file) => `./${path.posix.basename(file)}`);
  return demo.placements.map((placed) => ({
    ...at(placed),
    rule: 'demo/missing-file',
    message: missingFile(String(placed.attributes.src), demo.path, siblings),
  }));
}

function checkFrame(demo: DemoModel): Problem[] {
  const provider = demo.stylings
    .flatMap(({ main }) => main.imports)
    .filter(({ specifier }) => specifier.startsWith('@toolpad/core'))
    .flatMap(({ names }) => names)
    .find((name) => providers.includes(name));
  if (!provider) return [];
  return demo.placements
    .filter(({ attributes }) => !isOn(attributes.iframe))
    .map((placed) => ({
      ...at(placed),
      rule: 'demo/needs-iframe',
      message: `${demo.name} renders "${provider}", which changes the whole page. Add iframe, so that it runs on a separate page.`,
    }));
}

/** Problems in the files that pages place as demos, and in where they run. */
export const checkPlacements = (tree: Tree, { demos }: DemosModel): Problem[] =>
  demos.flatMap((demo) => [...checkFile(tree, demo), ...checkFrame(demo)]);
