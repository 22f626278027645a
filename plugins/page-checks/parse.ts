import type { ParseFrontMatter } from '@docusaurus/types';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';

type Params = Omit<Parameters<ParseFrontMatter>[0], 'defaultParseFrontMatter'>;

/** Errors by the text of the file. Docusaurus' parser caches a text before it has read it, and gives no front matter the second time it is asked. */
const refused = new Map<string, unknown>();

/**
 * Front matter as Docusaurus reads it.
 * @throws what the YAML parser says, each time it is asked about the same text
 */
export async function parseYaml(params: Params): ReturnType<ParseFrontMatter> {
  if (refused.has(params.fileContent)) throw refused.get(params.fileContent);
  try {
    return await DEFAULT_PARSE_FRONT_MATTER(params);
  } catch (error) {
    refused.set(params.fileContent, error);
    throw error;
  }
}
