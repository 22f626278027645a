import { findProblems } from '../../../plugins/demos/check';
import { modulesOf } from '../../../plugins/demos/model';
import type { Problem } from '../../../plugins/shared/problems';
import type { SiteCheck } from '../rule';
import { browserGlobals } from './browserGlobals';
import type { Site } from '../site';

/** Components and style sheets beside pages that no page shows. Modules without either may hold facts for several. */
function unused({ tree, demos }: Site): Problem[] {
  const used = new Set(demos.demos.flatMap((demo) => modulesOf(demo).map(({ file }) => file)));
  return [...tree.keys()]
    .filter((file) => /\.(tsx|css)$/.test(file) && !used.has(file))
    .map((file) => ({
      file,
      line: 1,
      column: 1,
      rule: 'demo/unused',
      message: `No page shows this. Place it with <Demo src="./${file.split('/').pop() ?? ''}" title="…" />, or remove it.`,
    }));
}

/** Names of demos are names of components: React takes others for tags. */
const misnamed = ({ demos }: Site): Problem[] =>
  demos.demos
    .filter(({ name, stylings }) => stylings.length > 0 && !/^[A-Z][A-Za-z\d]*$/.test(name))
    .map(({ name, path: file }) => ({
      file,
      line: 1,
      column: 1,
      rule: 'demo/file-name',
      message: `A demo has the name of a component. Name the file and its component "${pascal(name)}".`,
    }));

const pascal = (name: string) =>
  name.replace(/(?:^|[^A-Za-z\d]+)([A-Za-z\d])/g, (_, letter: string) => letter.toUpperCase());

/** Browser variables that a demo reads where the build has none. One a file is enough. */
const withoutBrowser = ({ demos }: Site): Problem[] =>
  [
    ...new Map(
      demos.demos.flatMap((demo) => modulesOf(demo).map((module) => [module.file, module])),
    ).values(),
  ]
    .filter(({ file, faults }) => /\.tsx?$/.test(file) && faults.length === 0)
    .flatMap(({ file, source }) =>
      browserGlobals(file, source)
        .slice(0, 1)
        .map(({ name, line, column }) => ({
          file,
          line,
          column,
          rule: 'demo/browser-global',
          message: `The build draws the first frame of a demo without a browser, where there is no ${name}. Read it in an effect or a handler.`,
        })),
    );

/** Demos and where pages place them. Pages that are not MDX are another rule's. */
export const demos: SiteCheck = {
  scope: 'site',
  rules: {
    'demo/syntax': 'A demo is TypeScript.',
    'demo/preview-marks': 'Preview marks come in pairs.',
    'demo/missing-default-export': 'A demo has its component as the default export.',
    'demo/default-export-name': 'The component has the same name as its file.',
    'demo/import-from-site': 'A demo imports only packages and files beside it.',
    'demo/missing-module': 'A file that a demo imports exists.',
    'demo/barrel-import': 'No import loads thousands of modules.',
    'demo/missing-package': 'A package that a demo imports is installed.',
    'demo/missing-file': 'The file of a demo exists.',
    'demo/needs-iframe': 'A demo that changes the whole page runs in an iframe.',
    'demo/duplicate-name': 'A demo has a unique name.',
    'demo/unused': 'A page shows each demo.',
    'demo/file-name': 'The file of a demo has the name of a component.',
    'demo/browser-global': 'A demo renders without a browser.',
  },
  check: (site) => [
    ...findProblems(site.tree, site.demos, site.installation).filter(
      ({ rule }) => rule !== 'demo/mdx-syntax',
    ),
    ...unused(site),
    ...withoutBrowser(site),
    ...misnamed(site),
  ],
};
