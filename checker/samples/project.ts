import path from 'node:path';
import type { Sample } from './collect';

/** A file that exists only in the compiler. */
export interface VirtualFile<Source = Sample> {
  path: string;
  text: string;
  /**
   * The sample that findings are reported for. Missing for quoted files, which are checked in their
   * own projects.
   */
  sample?: Source;
}

/** Returns whether TypeScript compiles a language. */
export const isScript = (language: string): boolean => /^[jt]sx?$/.test(language);

const scriptEnding = /\.(?:d\.)?[cm]?[jt]sx?$/;

/**
 * Creates the virtual project of a page. If a sample's title is a path, other samples of the page
 * can import it by that path. Samples without a title are separate files in the root of the
 * project. If several samples share a title, imports resolve to the last one.
 * @param root folder of the project
 * @param quote returns the content of a file in the repository
 */
export function projectOf(
  root: string,
  samples: Sample[],
  quote: (file: string) => string,
): VirtualFile[] {
  const files = new Map<string, VirtualFile>();
  for (const sample of samples.filter(({ language }) => isScript(language))) {
    const name = [sample.title, sample.file].find(
      (candidate) => candidate && scriptEnding.test(candidate),
    );
    if (sample.file) {
      if (!sample.region && name)
        files.set(path.join(root, name), { path: path.join(root, name), text: quote(sample.file) });
      continue;
    }
    const target = path.join(root, name ?? `sample-${sample.line}.${sample.language}`);
    const earlier = files.get(target);
    if (earlier?.sample) {
      const beside = target.replace(
        scriptEnding,
        (ending) => `.line-${earlier.sample?.line}${ending}`,
      );
      files.set(beside, { ...earlier, path: beside });
    }
    files.set(target, { path: target, text: sample.code, sample });
  }
  return [...files.values()];
}
