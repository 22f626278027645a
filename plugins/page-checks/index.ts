import type { LoadContext, ParseFrontMatter, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { defaultLanguage } from '../../src/site/languages';
import { isUnwritten } from '../../src/site/unwritten';
import { failOn, type Mistake } from '../shared/mistakes';
import { originalOf } from '../shared/translations';
import { collectDocs, collectPageIds, type DocFile } from './collect';
import { checkFrontMatter, checkUnique, yamlMistake } from './frontMatter';
import { checkLinks } from './links';
import { parseYaml } from './parse';

/** What is wrong with the front matter of all pages together. */
export function checkDocs(docs: DocFile[]): Mistake[] {
  return [
    ...docs.flatMap(
      ({ yaml, frontMatter, source, file }) => yaml ?? checkFrontMatter(frontMatter, source, file),
    ),
    ...checkUnique(docs),
  ];
}

/** A translation with another address than its page: readers who change the language would find nothing. */
export function movedTranslations(docs: DocFile[], originals: DocFile[]): Mistake[] {
  const addresses = new Map(originals.map(({ file, address }) => [file, address]));
  return docs.flatMap(({ file, address, source }) => {
    const expected = addresses.get(originalOf(file));
    if (expected === undefined || expected === address) return [];
    const line = source.split('\n').findIndex((text) => text.startsWith('slug:')) + 1;
    const message = `The page it translates is at ${expected}. Give it the same slug.`;
    return [{ file, line: Math.max(1, line), column: 1, rule: 'front-matter/moved-slug', message }];
  });
}

/** The reports of a build, one a language. Docusaurus asks for pages one by one and stops at the first that fails, so each page gets the report of all. */
const reports = new Map<string | undefined, Promise<void>>();

function reportOf(siteDir: string, language: string | undefined): Promise<void> {
  const report =
    reports.get(language) ?? collectDocs(siteDir, language).then((docs) => failOn(checkDocs(docs)));
  reports.set(language, report);
  return report;
}

/** Docusaurus' `markdown.parseFrontMatter`, with a check of the keys and lengths of docs pages. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const siteDir = process.cwd();
  const file = path.relative(siteDir, params.filePath);
  if (!/^docs-(core|studio)\//.test(originalOf(file))) return parseYaml(params);
  if (process.env.NODE_ENV === 'production')
    await reportOf(siteDir, process.env.DOCUSAURUS_CURRENT_LOCALE);
  const result = await parseYaml(params).catch((error: unknown) => {
    failOn([yamlMistake(error, file)]);
    throw error;
  });
  failOn(checkFrontMatter(result.frontMatter, params.fileContent, file));
  return result;
};

/** Checks that need the whole site: front matter of all pages together, links against the built HTML. */
export function pageChecks({ siteDir, i18n: { currentLocale: language } }: LoadContext): Plugin {
  return {
    name: 'page-checks',
    async loadContent() {
      const docs = await collectDocs(siteDir, language);
      const moved =
        language === defaultLanguage ? [] : movedTranslations(docs, await collectDocs(siteDir));
      failOn([...checkDocs(docs), ...moved]);
    },
    async postBuild({ outDir }) {
      const pages = await collectPageIds(outDir);
      const docs = await collectDocs(siteDir, language);
      failOn(
        docs.flatMap(({ file, address, source }) =>
          checkLinks(file, address, source, pages, isUnwritten),
        ),
      );
    },
  };
}
