import path from 'node:path';
import { findProblems } from './demoModels';
import { modulesOf } from '../../../plugins/demos/model';
import { browserGlobals } from '../browserGlobals';
import { siteCheck, type SiteReport } from '../rule';

const pascal = (name: string) =>
  name.replace(/(?:^|[^A-Za-z\d]+)([A-Za-z\d])/g, (_, letter: string) => letter.toUpperCase());

/** Demos and where pages place them. */
export const demos = siteCheck({
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
    'demo/duplicate-module': 'The files of a demo have unique names.',
    'demo/unused': 'A page shows each demo.',
    'demo/file-name': 'The file of a demo has the name of a component.',
    'demo/browser-global': 'A demo renders without a browser.',
  },
  check({ tree, demos: model, installation }, report: SiteReport) {
    for (const { rule, message, ...problem } of findProblems(tree, model, installation))
      // The rule `mdx/syntax` already reports this.
      if (rule !== 'demo/mdx-syntax') report(rule, problem, message, problem);

    const modules = new Map(
      model.demos.flatMap(modulesOf).map((module) => [module.file, module] as const),
    );
    // Modules without components may contain data that several demos import.
    for (const file of tree.keys())
      if (/\.(tsx|css)$/.test(file) && !modules.has(file))
        report('demo/unused', { file }, 'No page shows this.', {
          note: `Place it with <Demo src="./${path.posix.basename(file)}" title="…" />, or remove it.`,
        });
    // One problem per file is enough.
    for (const { file, source, faults } of modules.values()) {
      const [global] =
        /\.tsx?$/.test(file) && faults.length === 0 ? browserGlobals(file, source) : [];
      if (global)
        report(
          'demo/browser-global',
          { file, ...global },
          `The build renders the first frame of a demo without a browser, which has no ${global.name}.`,
          { note: 'Read it in an effect or a handler.' },
        );
    }
    // React takes other names for HTML tags.
    for (const { name, path: file, stylings } of model.demos)
      if (stylings.length > 0 && !/^[A-Z][A-Za-z\d]*$/.test(name))
        report('demo/file-name', { file }, 'A demo has the name of a component.', {
          note: `Name the file and its component "${pascal(name)}".`,
        });
  },
});
