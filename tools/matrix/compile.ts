import path from 'node:path';
import { modulesOf, type DemoModel } from '../../plugins/demos/model';
import { isRelative } from '../../plugins/demos/modules';
import { usesSitePackages } from '../../plugins/demos/options';
import type { Installation } from '../../plugins/demos/packages';
import { createCompiler, type Finding, type VirtualFile } from '@site/tools/samples';

const isStyleSheet = (file: string) => file.endsWith('.css');

/** Files of a demo for the compiler, where they resolve the packages of a release. */
const filesOf = (siteDir: string, { set, ...demo }: DemoModel): VirtualFile<string>[] =>
  modulesOf({ set, ...demo })
    .filter(({ file }) => !isStyleSheet(file))
    .map(({ file, source }) => ({
      path: path.join(siteDir, set.packages, usesSitePackages(set) ? '' : '.demos', file),
      text: source,
      sample: file,
    }));

/** Returns whether a finding keeps readers from using the demo. Style sheets have no types. */
const isError = ({ kind, message }: Finding) =>
  kind !== 'deprecated' && !(kind === 'import' && message.includes('.css'));

/** Imports of a demo that the release lacks. */
const missingImports = (demo: DemoModel, installation: Installation): string[] =>
  modulesOf(demo).flatMap(({ file, imports }) =>
    imports
      .filter(({ specifier }) => !isRelative(specifier))
      .filter(({ specifier }) => !installation.resolves(demo.set.packages, specifier))
      .map(
        ({ specifier, line }) =>
          `${path.basename(file)}:${line}: Cannot find module '${specifier}'.`,
      ),
  );

/**
 * Type-checks demos with the packages of their set.
 * @returns error messages of each demo with errors
 */
export async function compileDemos(
  siteDir: string,
  packages: string,
  demos: readonly DemoModel[],
  installation: Installation,
): Promise<Map<DemoModel, string[]>> {
  const compiler = await createCompiler(siteDir, packages);
  try {
    const files = new Map(demos.map((demo) => [demo, filesOf(siteDir, demo)]));
    // Several demos can import the same module.
    const all = new Map([...files.values()].flat().map((file) => [file.path, file]));
    const found = compiler.check([...all.values()], [...all.values()]);
    const errorsIn = (file: VirtualFile<string>) =>
      (found.get(all.get(file.path) ?? file) ?? [])
        .filter(isError)
        .map(({ line, message }) => `${path.basename(file.path)}:${line + 1}: ${message}`);
    return new Map(
      [...files].flatMap(([demo, own]) => {
        const missing = missingImports(demo, installation);
        const errors = missing.length > 0 ? missing : own.flatMap(errorsIn);
        return errors.length > 0 ? [[demo, errors]] : [];
      }),
    );
  } finally {
    compiler.close();
  }
}
