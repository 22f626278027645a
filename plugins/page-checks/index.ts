import type { LoadContext, ParseFrontMatter, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { failOn, type Mistake } from '../shared/mistakes';
import { collectDocs, collectPageIds, type DocFile } from './collect';
import { checkFrontMatter, checkUnique, yamlMistake } from './frontMatter';
import { checkLinks } from './links';
import { parseYaml } from './parse';
import { checkAllPictures } from './pictures';

/** What is wrong with the front matter of all pages together. */
export function checkDocs(docs: DocFile[]): Mistake[] {
  return [
    ...docs.flatMap(
      ({ yaml, frontMatter, source, file }) => yaml ?? checkFrontMatter(frontMatter, source, file),
    ),
    ...checkUnique(docs),
  ];
}

/** The report of a build. Docusaurus asks for pages one by one and stops at the first that fails, so each page gets the report of all. */
let report: Promise<void> | undefined;

/** Docusaurus' `markdown.parseFrontMatter`, with a check of the keys and lengths of docs pages. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const siteDir = process.cwd();
  const file = path.relative(siteDir, params.filePath);
  if (!/^docs-(core|studio)\//.test(file)) return parseYaml(params);
  if (process.env.NODE_ENV === 'production')
    await (report ??= collectDocs(siteDir).then((docs) => failOn(checkDocs(docs))));
  const result = await parseYaml(params).catch((error: unknown) => {
    failOn([yamlMistake(error, file)]);
    throw error;
  });
  failOn(checkFrontMatter(result.frontMatter, params.fileContent, file));
  return result;
};

/** Checks that need the whole site: front matter and pictures of all pages together, links against the built HTML. */
export function pageChecks({ siteDir }: LoadContext): Plugin {
  return {
    name: 'page-checks',
    async loadContent() {
      const docs = await collectDocs(siteDir);
      failOn([...checkDocs(docs), ...(await checkAllPictures(siteDir, docs))]);
    },
    async postBuild({ outDir, baseUrl }) {
      const pages = await collectPageIds(outDir, baseUrl);
      const docs = await collectDocs(siteDir);
      failOn(docs.flatMap(({ file, address, source }) => checkLinks(file, address, source, pages)));
    },
  };
}
