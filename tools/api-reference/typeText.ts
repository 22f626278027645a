import ts from 'typescript';
import type { ApiLink, ApiParam, ApiRefs } from '../../model/facts/api';
import { type ApiPackage, declarationOf, fileOf, symbolAt } from './program';

interface Comment {
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

/** @param toLocal converts links, see `localLinks` */
export function readComment(
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
  toLocal: (text: string) => string,
): Comment {
  const text = toLocal(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
  const tags = symbol
    .getJsDocTags(checker)
    .map((tag) => ({ name: tag.name, text: toLocal(ts.displayPartsToString(tag.text)) }));
  const tagText = (name: string) => tags.find((tag) => tag.name === name)?.text;
  const [body = '', lists = ''] = text.split(/^Demos:$/m);
  const [guideList = ''] = lists.split(/^API:$/m);
  const [published = '', ...rest] = (tagText('default') ?? '').split('\n');
  const defaultValue = published.trim();
  return {
    description: oneParagraph([body, ...rest].join('\n')),
    default: defaultValue === '' || defaultValue === 'undefined' ? null : defaultValue,
    deprecated: tags.some(({ name }) => name === 'deprecated')
      ? oneParagraph(tagText('deprecated') ?? '') || 'Do not use it in new code.'
      : null,
    params: tags
      .filter(({ name }) => name === 'param' || name === 'property')
      .map((tag) => parseParam(tag.text)),
    returns: oneParagraph(tagText('returns') ?? '').replace(/^\{.*?\}\s*/, '') || null,
    guides: [...guideList.matchAll(link)].map(([, title = '', href = '']) => ({ title, href })),
    ignored: tags.some(({ name }) => name === 'ignore'),
  };
}

/** Maximum length of a type on a single line, in characters. */
const MAX_LINE = 64;

const printer = ts.createPrinter({ removeComments: true });

/** Formats a type as its authors wrote it, without `React.` and on a single line if it fits. */
export function typeText(node: ts.Node): string {
  const printed = printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replaceAll(/\bReact\./g, '');
  const line = printed
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('; }', ' }')
    .replace(/^\[ (.*) \]$/, '[$1]');
  return line.length <= MAX_LINE
    ? line
    : printed.replaceAll(/^( {4})+/gm, (indent) => indent.slice(indent.length / 2));
}

/** Type parameters in brackets, or an empty string. */
export const genericsOf = (
  node: Pick<ts.SignatureDeclarationBase, 'typeParameters'> | undefined,
): string =>
  node?.typeParameters
    ? `<${node.typeParameters.map((parameter) => parameter.getText()).join(', ')}>`
    : '';

const toKebabCase = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();

/** URL of the API page of a type or component of Material UI or MUI X, declared in `file`. */
export function muiHref(name: string, file: string): string | undefined {
  const [, library, folder = ''] =
    /@mui\/(material|system|x-data-grid(?:-pro|-premium)?)\/(?:esm\/|modern\/)?(\w+)\//.exec(
      file,
    ) ?? [];
  if (name === 'SxProps') return 'https://mui.com/system/getting-started/the-sx-prop/';
  if (name === 'Theme' && library === 'material')
    return 'https://mui.com/material-ui/customization/theming/';
  if (library?.startsWith('x-data-grid') && /^DataGrid(Pro|Premium)?(Props)?$/.test(name))
    return `https://mui.com/x/api/data-grid/${toKebabCase(name.replace(/Props$/, ''))}/`;
  if (library === 'x-data-grid' && /^Grid(ColDef|FilterModel)$/.test(name))
    return `https://mui.com/x/api/data-grid/${toKebabCase(name)}/`;
  const component = name.replace(/(Own|Type)?Props$/, '');
  if (/^[A-Z]/.test(folder) && folder === component)
    return `https://mui.com/material-ui/api/${toKebabCase(component)}/`;
  if (library === 'system' && component === 'Box') return 'https://mui.com/material-ui/api/box/';
  return undefined;
}

export interface TypeMention {
  identifier: string;
  symbol?: ts.Symbol;
  /** The URL of a type outside the package. */
  href?: string;
}

function namesIn(node: ts.Node, into: ts.EntityName[]): void {
  if (ts.isTypeReferenceNode(node)) into.push(node.typeName);
  if (ts.isTypeQueryNode(node)) into.push(node.exprName);
  if (ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression))
    into.push(node.expression);
  node.forEachChild((child) => namesIn(child, into));
}

/** Named types within a type, each once, without type parameters and built-in types. */
export function mentionsIn(pkg: ApiPackage, node: ts.Node): TypeMention[] {
  const names: ts.EntityName[] = [];
  namesIn(node, names);
  const mentions = new Map<string, TypeMention>();
  for (const name of names) {
    const identifier = (ts.isQualifiedName(name) ? name.right : name).text;
    const symbol = symbolAt(pkg, name);
    if (!symbol || symbol.flags & ts.SymbolFlags.TypeParameter || mentions.has(identifier))
      continue;
    const href = muiHref(identifier, fileOf(symbol));
    if (declarationOf(pkg, symbol)) mentions.set(identifier, { identifier, symbol });
    else if (href) mentions.set(identifier, { identifier, href });
  }
  return [...mentions.values()];
}

/** URLs of the mentioned types. Omits types without a URL. */
export function toRefs(
  mentions: TypeMention[],
  hrefOf: (symbol: ts.Symbol) => string | undefined,
): ApiRefs {
  return Object.fromEntries(
    mentions.flatMap(({ identifier, symbol, href }) => {
      const target = href ?? (symbol && hrefOf(symbol));
      return target ? [[identifier, target]] : [];
    }),
  );
}
