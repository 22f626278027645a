import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { reportToServer } from './problems';
import type { Problem } from '@site/model/problems';

/** Position of an error in a file of the repository, 1-based. */
export interface SourcePosition {
  file: string;
  line: number;
  column: number;
}

interface Frame {
  /** Name under which the module is evaluated. */
  name: string;
  line: number;
  column: number;
}

/** Each module has a separate name in stack traces in development. Innermost frame first. */
const framesOf = (stack: string): Frame[] =>
  [...stack.matchAll(/(webpack-internal:\/\/\/[^\s()]+):(\d+):(\d+)/g)].map(
    ([, name = '', line, column]) => ({ name, line: Number(line), column: Number(column) }),
  );

/** Returns whether a frame is in this site's code, except the code that runs it. */
const isOwn = ({ name }: Frame) => !/node_modules|\/runtime\/(?:development|islands)\//.test(name);

/** Source code of this document's scripts, those of hot updates first. */
async function scripts(): Promise<string[]> {
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin) && /\.js(?:\?|$)/.test(name));
  const loaded = [...document.scripts].map(({ src }) => src).filter((src) => src);
  const all = [...new Set([...urls, ...loaded])].reverse();
  return Promise.all(all.map(async (url) => (await fetch(url, { cache: 'force-cache' })).text()));
}

/** Source map of a module, which is beside its name in the script that evaluates it. */
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

const fileOf = (source: string) => source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '');

function originalOf(frame: Frame, texts: readonly string[]): SourcePosition {
  const file = fileOf(frame.name.replace('webpack-internal:///', '')).replace(/\?.*$/, '');
  const map = mapOf(frame.name, texts);
  const at = map && originalPositionFor(map, { line: frame.line, column: frame.column - 1 });
  // Compiled pages have no source map.
  if (!map || !at?.source || /\.mdx?$/.test(file)) return { file, line: 1, column: 1 };
  // These source maps have no columns, so the start of the line's code is used.
  const text = sourceContentFor(map, at.source)?.split('\n')[at.line - 1] ?? '';
  return { file, line: at.line, column: Math.max(at.column, text.search(/\S/)) + 1 };
}

/** Position in this site's code of an error; `undefined` if it involves no such code. */
async function positionOfError(error: unknown): Promise<SourcePosition | undefined> {
  const frame = framesOf(error instanceof Error ? (error.stack ?? '') : '').find(isOwn);
  return frame && originalOf(frame, await scripts());
}

const kinds = {
  page: {
    rule: 'run/page',
    text: 'The page cannot be rendered',
    fix: 'Correct it, and the page comes back.',
  },
  island: {
    rule: 'run/demo',
    text: 'The demo crashes',
    fix: 'Correct it, and the demo starts again.',
  },
} as const;

/** Errors of this document since it was last shown. */
let failures: Problem[] = [];

const errorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Reports an error with its position to the server, which shows it in all open pages. */
export async function addFailure(kind: keyof typeof kinds, error: unknown): Promise<Problem> {
  const { rule, text, fix } = kinds[kind];
  const current = failures;
  const place = await positionOfError(error);
  const problem = {
    ...(place ?? { file: location.pathname, line: 1, column: 1 }),
    rule,
    message: `${text}: ${errorMessage(error).replace(/\.?$/, '.')} ${fix}`,
  };
  // The page may have been updated meanwhile.
  if (current !== failures) return problem;
  failures.push(problem);
  reportToServer(failures);
  return problem;
}

/** Clears the errors before the page is rendered again. Remaining errors will be reported again. */
export function clearFailures(): void {
  if (failures.length > 0) reportToServer([]);
  failures = [];
}
