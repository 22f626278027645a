import path from 'node:path';
import { modulesOf, type DemoModel, usesSitePackages } from '../../../plugins/demos/model';
import { siteCheck } from '../rule';
import type { Types } from '../types';
import { deprecatedNote } from './samples';

/**
 * Files of a demo for the compiler. Those of a cut version are below its packages, which they
 * import (like the samples on its pages).
 */
export const filesToCompile = (siteDir: string, demo: DemoModel) =>
  modulesOf(demo)
    .filter(({ file }) => !file.endsWith('.css'))
    .map(({ file, source }) => ({
      path: path.join(siteDir, demo.set.packages, usesSitePackages(demo.set) ? '' : '.demos', file),
      text: source,
      sample: file,
    }));

/** Types of the demos. The rule `demo/syntax` reports demos with syntax errors. */
export const demoTypes = (types: Types) =>
  siteCheck({
    slow: true,
    rules: {
      'demo/type-error': 'Demos compile.',
      'demo/deprecated': 'Demos use no deprecated APIs.',
    },
    async check({ siteDir, demos: { demos }, cache }, report) {
      const projects = demos.map((demo) => ({
        packages: demo.set.packages,
        files: filesToCompile(siteDir, demo),
      }));
      // Several demos can import the same module.
      const reported = new Set<string>();
      const results = await types.check('demos', projects, cache);
      for (const [index, found] of results.entries())
        for (const [each, { sample: file }] of projects[index]?.files.entries() ?? []) {
          if (reported.has(file)) continue;
          reported.add(file);
          for (const { kind, line, column, message } of found[each] ?? [])
            if (kind === 'type' || kind === 'deprecated')
              report(
                kind === 'type' ? 'demo/type-error' : 'demo/deprecated',
                { file, line: line + 1, column: column + 1 },
                message.replaceAll('\n', '\n  '),
                { note: kind === 'deprecated' ? deprecatedNote : undefined },
              );
        }
    },
  });
