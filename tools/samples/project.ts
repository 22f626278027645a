import path from 'node:path';
import type { Sample } from './collect';
import { isScript, type VirtualFile } from './options';

export type { VirtualFile };

const scriptEnding = /\.(?:d\.)?[cm]?[jt]sx?$/;

/**
 * The virtual project of one page. A sample with a title that is a path sits there, where other samples of the page can import it; one without is a file
 * of its own in the root of the project. Where several share a title, imports find the last one, and the others are checked as files beside it.
 * @param root folder of the project
 * @param quote text of a file of the repository
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
