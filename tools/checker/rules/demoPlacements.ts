import path from 'node:path';
import {
  type DemoModel,
  isTrueAttribute,
  type PlacedDemo,
  type Tree,
} from '../../../plugins/demos/model';
import { suggest } from '../../../plugins/shared/problems';
import type { SiteReport } from '../rule';

export const placementRules = {
  'demo/missing-file': 'The file of a demo exists.',
  'demo/needs-iframe': 'Demos that change the whole page run in an iframe.',
};
type Report = SiteReport<typeof placementRules>;

/** Components that write global styles and attributes, so demos with them need a separate page. */
const providers = ['AppProvider', 'NextAppProvider', 'ReactRouterAppProvider'];

const placeOf = ({ page, line, column }: PlacedDemo) => ({ file: page, line, column });

function checkFile(tree: Tree, placed: PlacedDemo, file: string, report: Report): void {
  const src = String(placed.attributes.src);
  const [, quoted] = /^['"`](.*)['"`]$/.exec(src) ?? [];
  const folder = path.posix.dirname(file);
  const siblings = [...tree.keys()]
    .filter((each) => path.posix.dirname(each) === folder && each.endsWith('.tsx'))
    .map((each) => `./${path.posix.basename(each)}`);
  if (quoted !== undefined)
    report('demo/missing-file', placeOf(placed), "The src of a demo can't be an expression.", {
      note: `Write src="${quoted}".`,
    });
  else
    report(
      'demo/missing-file',
      placeOf(placed),
      `The demo "${src}" doesn't exist (${file}).`,
      src.endsWith('.tsx')
        ? suggest(src, siblings)
        : { note: `Demos are TypeScript files: name it "${src.replace(/(?:\.\w+)?$/, '.tsx')}".` },
    );
}

function checkFrame({ name, stylings, placements }: DemoModel, report: Report): void {
  const provider = stylings
    .flatMap(({ main }) => main.imports)
    .filter(({ specifier }) => specifier.startsWith('@toolpad/core'))
    .flatMap(({ names }) => names)
    .find((each) => providers.includes(each));
  for (const placed of placements)
    if (provider && !isTrueAttribute(placed.attributes.iframe))
      report(
        'demo/needs-iframe',
        placeOf(placed),
        `${name} renders "${provider}", which changes the whole page.`,
        { note: 'Add the attribute iframe, so that the demo runs on a separate page.' },
      );
}

/** Checks the files that pages place as demos, and reports demos that need a separate page. */
export function checkPlacements(tree: Tree, demos: readonly DemoModel[], report: Report): void {
  for (const demo of demos) {
    if (demo.stylings.length === 0)
      for (const placed of demo.placements) checkFile(tree, placed, demo.path, report);
    checkFrame(demo, report);
  }
}
