import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';

/** Where an error comes from, in a file of the repository: 1-based. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

interface Frame {
  /** Name of the evaluated module. */
  name: string;
  line: number;
  column: number;
}

/**
 * Calls of a stack trace in modules, the innermost first. In development, each module is evaluated
 * under a name of its own.
 */
const framesOf = (stack: string): Frame[] =>
  [...stack.matchAll(/(webpack-internal:\/\/\/[^\s()]+):(\d+):(\d+)/g)].map(
    ([, name = '', line, column]) => ({ name, line: Number(line), column: Number(column) }),
  );

/** Own code: not what packages throw, nor what runs it. */
const isOwn = ({ name }: Frame) =>
  !/node_modules|\/static-pages\/(?:development|islands)\//.test(name);

/** Texts of the scripts of this document, those of hot updates first. */
async function scripts(): Promise<string[]> {
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin) && /\.js(?:\?|$)/.test(name));
  const loaded = [...document.scripts].map(({ src }) => src).filter((src) => src);
  const all = [...new Set([...urls, ...loaded])].reverse();
  return Promise.all(all.map(async (url) => (await fetch(url, { cache: 'force-cache' })).text()));
}

/** Source map of a module, which stands beside its name in the script that evaluates it. */
function mapOf(name: string, texts: readonly string[]): TraceMap | undefined {
  for (const text of texts) {
    const end = text.indexOf(`//# sourceURL=${name}\\n`);
    const start = text.lastIndexOf('//# sourceMappingURL=', end);
    const encoded = /base64,([\w+/=]+)/.exec(end < 0 ? '' : text.slice(start, end))?.[1];
    if (!encoded) continue;
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return new TraceMap(new TextDecoder().decode(bytes));
  }
  return undefined;
}

/** Path from the root of the repository. */
const fileOf = (source: string) => source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '');

function originalOf(frame: Frame, texts: readonly string[]): Place {
  const file = fileOf(frame.name.replace('webpack-internal:///', '')).replace(/\?.*$/, '');
  const map = mapOf(frame.name, texts);
  const at = map && originalPositionFor(map, { line: frame.line, column: frame.column - 1 });
  // Pages are compiled without a map of their lines.
  if (!map || !at?.source || /\.mdx?$/.test(file)) return { file, line: 1, column: 1 };
  // These maps know lines alone: the code of the line begins where its blanks end.
  const text = sourceContentFor(map, at.source)?.split('\n')[at.line - 1] ?? '';
  return { file, line: at.line, column: Math.max(at.column, text.search(/\S/)) + 1 };
}

/** The place in our code that an error comes from; nothing where no such code took part. */
export async function placeOfError(error: unknown): Promise<Place | undefined> {
  const frame = framesOf(error instanceof Error ? (error.stack ?? '') : '').find(isOwn);
  return frame && originalOf(frame, await scripts());
}
