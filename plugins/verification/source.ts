import path from 'node:path';
import { quotedPath, readQuote } from '../code-blocks/quote';
import { sourcesOf, type DemoModel } from '../demos/model';
import { filesOfExample } from '../example-downloads/collect';
import { isMarkdown } from '../pages/files';
import { readPage } from '../pages/model';
import { readText } from '../shared/files';
import { hashOf } from '../shared/resultCache';
import type { DocumentedVersion } from '../shared/versions';

/** The code on a page: its fences, and the files that they quote. */
function codeOn(siteDir: string, page: string, version: DocumentedVersion) {
  return readPage(readText(path.join(siteDir, page))).fences.map(({ language, meta, code }) => {
    const file = meta.file && quotedPath(meta.file, version);
    return [language, meta, file ? readQuote({ ...meta, file }, siteDir) : code];
  });
}

/** The files of an example. */
const codeIn = (siteDir: string, example: string) =>
  [...filesOfExample(path.join(siteDir, example))].map(([name, file]) => [name, readText(file)]);

/**
 * Hash of the code on pages and in examples. Other text on a page doesn't affect it.
 * @param places pages and folders of examples, from the root of the site
 * @param others other values that belong to the hash
 * @throws a `VFileMessage` if a page isn't valid MDX
 */
export const codeHash = (
  siteDir: string,
  places: readonly string[],
  version: DocumentedVersion,
  ...others: unknown[]
): string =>
  hashOf([
    ...places.map((place) =>
      isMarkdown(place) ? codeOn(siteDir, place, version) : codeIn(siteDir, place),
    ),
    ...others,
  ]).slice(0, 12);

/** Hash of demos, and of the packages that they run with. */
export const demosHash = (
  demos: readonly DemoModel[],
  packages: Readonly<Record<string, string>>,
): string => hashOf([demos.map((demo) => [demo.name, sourcesOf(demo)]), packages]).slice(0, 12);
