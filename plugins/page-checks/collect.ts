import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLanguage } from '../../src/site/languages';
import { baseUrl as siteBaseUrl } from '../../src/site/origins';
import type { Mistake } from '../shared/mistakes';
import { originalOf, translationsDir } from '../shared/translations';
import { yamlMistake } from './frontMatter';
import type { PageIds } from './links';
import { parseYaml } from './parse';

export interface DocFile {
  /** Path from the root of the repository. */
  file: string;
  /** Address with trailing slash, without language. */
  address: string;
  description: string;
  frontMatter: Record<string, unknown>;
  source: string;
  /** Why there is no front matter: it is no YAML. */
  yaml?: Mistake;
}

/** None where there is no such folder. */
async function filesIn(folder: string, ending: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

async function readDoc(siteDir: string, product: string, filePath: string): Promise<DocFile> {
  const file = path.relative(siteDir, filePath);
  const source = await readFile(filePath, 'utf8');
  const front = await parseYaml({ filePath, fileContent: source }).then(
    ({ frontMatter }) => ({ frontMatter }),
    (error: unknown) => ({
      frontMatter: {} as Record<string, unknown>,
      yaml: yamlMistake(error, file),
    }),
  );
  const { slug = '', description = '' } = front.frontMatter;
  return {
    file,
    address: `/toolpad/${product}${String(slug)}/`,
    description: String(description),
    source,
    ...front,
  };
}

async function collectIn(
  siteDir: string,
  folderOf: (product: string) => string,
): Promise<DocFile[]> {
  const products = await Promise.all(
    ['core', 'studio'].map(async (product) => {
      const files = await filesIn(path.join(siteDir, folderOf(product)), '.mdx');
      return Promise.all(files.map((file) => readDoc(siteDir, product, file)));
    }),
  );
  return products.flat();
}

/** All docs pages of both products as a language has them: translated, else English. */
export async function collectDocs(
  siteDir: string,
  language: string = defaultLanguage,
): Promise<DocFile[]> {
  const originals = await collectIn(siteDir, (product) => `docs-${product}`);
  if (language === defaultLanguage) return originals;
  const translations = await collectIn(siteDir, (product) => translationsDir(language, product));
  const translated = new Map(translations.map((doc) => [originalOf(doc.file), doc]));
  return originals.map((doc) => translated.get(doc.file) ?? doc);
}

const script = /<script[\s\S]*?<\/script>/g;
const tag = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/** Values of `id` attributes. Code that is shown may hold some too, but no tags. */
function idsOf(html: string): string[] {
  const tags = html.replace(script, '').match(tag) ?? [];
  return tags.flatMap(
    (each) => /\sid=(?:"([^"]+)"|'([^']+)'|([^\s>"']+))/.exec(each)?.slice(1).filter(Boolean) ?? [],
  );
}

/** Ids on every built page, by its address without language. Pages that only lead on are none: links name the page itself. */
export async function collectPageIds(
  outDir: string,
  baseUrl: string = siteBaseUrl,
): Promise<PageIds> {
  const files = await filesIn(outDir, 'index.html');
  const pages = await Promise.all(
    files.map(async (file): Promise<[string, Set<string>][]> => {
      const html = await readFile(file, 'utf8');
      if (html.includes('http-equiv="refresh"')) return [];
      const address = baseUrl + path.relative(outDir, path.dirname(file)).replaceAll(path.sep, '/');
      return [[address.endsWith('/') ? address : `${address}/`, new Set(idsOf(html))]];
    }),
  );
  return new Map(pages.flat());
}
