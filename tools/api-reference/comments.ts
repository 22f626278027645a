import ts from 'typescript';
import type { ApiLink, ApiParam } from '../../src/site/api';

/** A parsed comment. */
export interface Comment {
  /** Text without tags and without lists of demos and API pages. */
  description: string;
  default: string | null;
  deprecated: string | null;
  params: ApiParam[];
  returns: string | null;
  guides: ApiLink[];
  /** Whether the authors marked it as internal. */
  ignored: boolean;
}

/** Replaces the published URLs of docs pages with the URLs on this site, which end in a slash. */
export function localLinks(text: string, publishedUrl: string): string {
  return text.replaceAll(/https?:\/\/[^\s)'"]+/g, (url) => {
    if (!url.startsWith(publishedUrl)) return url;
    const { pathname, hash } = new URL(url);
    return `${pathname.replace(/\/?$/, '/')}${hash}`;
  });
}

const oneParagraph = (text: string) =>
  text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replace(/\\$/, '')
    .trim();

/** Parses `name text` or `name - text`, the format of tags for parameters and values. */
function parseParam(text: string): ApiParam {
  const [, name = '', description = ''] =
    /^(?:\{.*?\}\s*)?(\S+)\s*(?:-\s*)?([\s\S]*)$/.exec(text.trim()) ?? [];
  return { name, description: oneParagraph(description) };
}

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/**
 * Parses the comment of a symbol.
 * @param toLocal converts links, see `localLinks`
 */
export function readComment(
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
  toLocal: (text: string) => string,
): Comment {
  const text = toLocal(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
  const tags = symbol
    .getJsDocTags(checker)
    .map((tag) => ({ name: tag.name, text: toLocal(ts.displayPartsToString(tag.text)) }));
  const textOf = (name: string) => tags.find((tag) => tag.name === name)?.text;
  const [body = '', lists = ''] = text.split(/^Demos:$/m);
  const [guideList = ''] = lists.split(/^API:$/m);
  const [published = '', ...rest] = (textOf('default') ?? '').split('\n');
  const defaultValue = published.trim();
  return {
    description: oneParagraph([body, ...rest].join('\n')),
    default: defaultValue === '' || defaultValue === 'undefined' ? null : defaultValue,
    deprecated: tags.some(({ name }) => name === 'deprecated')
      ? oneParagraph(textOf('deprecated') ?? '') || 'Do not use it in new code.'
      : null,
    params: tags
      .filter(({ name }) => name === 'param' || name === 'property')
      .map((tag) => parseParam(tag.text)),
    returns: oneParagraph(textOf('returns') ?? '').replace(/^\{.*?\}\s*/, '') || null,
    guides: [...guideList.matchAll(link)].map(([, title = '', href = '']) => ({ title, href })),
    ignored: tags.some(({ name }) => name === 'ignore'),
  };
}
