import { lexer, parse as parseCss, type SyntaxParseError, walk } from 'css-tree';
import {
  type DefaultTreeAdapterTypes,
  parse as parseHtml,
  parseFragment,
  type ParserError,
} from 'parse5';
import { parse as parseShell } from 'sh-syntax';
import { LineCounter, parseAllDocuments } from 'yaml';
import { promptIn } from '../packageCommands';
import { type Sample, samplesOf } from '../samples/samples';
import { type Problem, suggest } from '../../model/problems';
import type { Page } from '../../model/pages/pages';
import { placeAt } from '../prose/text';
import { pageCheck, type Point } from '../rule';
import { checkStudioFile } from '../studioFile';
import { isUnclosed } from './fences';

/** Tags that browsers close without an end tag, and those that have none. */
const withoutEnd = new Set(
  [
    'area base br col embed hr img input link meta source track wbr',
    'html head body p li dt dd option optgroup rb rp rt rtc',
    'caption colgroup thead tbody tfoot tr td th',
  ].flatMap((names) => names.split(' ')),
);

/**
 * Finds the first element that is never closed, which parse5 doesn't report as an error.
 * @param node parsed with `sourceCodeLocationInfo`
 * @param code source of the whole document
 */
export function unclosedElement(
  node: DefaultTreeAdapterTypes.Node,
  code: string,
): (Point & { tag: string }) | undefined {
  if ('tagName' in node) {
    const { startTag, endTag } = node.sourceCodeLocation ?? {};
    const isUnclosed = startTag && !endTag && code[startTag.endOffset - 2] !== '/';
    if (isUnclosed && !withoutEnd.has(node.tagName))
      return { tag: node.tagName, line: startTag.startLine, column: startTag.startCol };
  }
  const children = 'childNodes' in node ? node.childNodes : [];
  for (const child of children) {
    const found = unclosedElement(child, code);
    if (found) return found;
  }
  return undefined;
}

const rules = {
  'samples/yaml': 'YAML samples are valid.',
  'samples/studio-file': 'Files of Studio apps match the schema.',
  'samples/json': 'JSON samples have no comments, trailing commas, or repeated keys.',
  'samples/css': 'CSS samples are valid, and their properties exist.',
  'samples/html': 'HTML samples are valid.',
  'samples/use-client': "Files of Next.js that use hooks or handlers start with 'use client'.",
  'samples/variable': 'Code reads the variables in .env by their names.',
  'samples/shell': 'Commands are valid in a shell.',
};

/** The first error in a sample, with its position in the code. */
type SampleProblem = Omit<Problem, 'file' | 'rule'>;

/** Accepts several documents in a sample, as in files for Kubernetes or Docker. */
function checkYaml(code: string): SampleProblem | undefined {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(code, { lineCounter, prettyErrors: false });
  const [error] = [...documents].flatMap(({ errors }) => errors);
  if (!error) return undefined;
  const { line, col } = lineCounter.linePos(error.pos[0]);
  return { line, column: col, message: `This isn't valid YAML: ${error.message}.` };
}

function checkCss(code: string): SampleProblem | undefined {
  let found: SampleProblem | undefined;
  const tree = parseCss(code, {
    positions: true,
    onParseError: (error) => {
      const { line, column, message } = error as SyntaxParseError & Point;
      found ??= { line, column, message: `This isn't valid CSS: ${message}.` };
    },
  });
  // The types of css-tree don't declare these properties of its lexer.
  const { properties, checkPropertyName } = lexer as unknown as {
    properties: object;
    checkPropertyName: (name: string) => Error | undefined;
  };
  walk(tree, {
    visit: 'Declaration',
    enter({ property, loc }) {
      // At-rules such as @font-face contain descriptors instead of properties.
      const isProperty = this.rule !== null && !property.startsWith('--');
      if (!isProperty || !checkPropertyName.call(lexer, property)) return;
      found ??= {
        ...(loc?.start ?? { line: 1, column: 1 }),
        message: `"${property}" isn't a CSS property.`,
        ...suggest(property, Object.keys(properties)),
      };
    },
  });
  return found;
}

function checkHtml(code: string): SampleProblem | undefined {
  const errors: ParserError[] = [];
  const parse = /^\s*<(!doctype|html)/i.test(code) ? parseHtml : parseFragment;
  const tree = parse(code, {
    sourceCodeLocationInfo: true,
    onParseError: (error) => void errors.push(error),
  });
  const error = errors.find((each) => String(each.code) !== 'missing-doctype');
  if (error)
    return {
      line: error.startLine,
      column: error.startCol,
      message: `This isn't valid HTML: ${String(error.code).replaceAll('-', ' ')}.`,
    };
  const { tag, ...place } = unclosedElement(tree, code) ?? {};
  return tag === undefined
    ? undefined
    : { ...(place as Point), message: `<${tag}> is never closed.`, note: `Write </${tag}>.` };
}

async function checkShell(code: string): Promise<SampleProblem | undefined> {
  // Another rule reports these.
  if (promptIn(code)) return undefined;
  // A shell would interpret `<your-name>`, which readers replace, as a redirect.
  const withoutPlaceholders = code.replace(/<[\w .-]+>/g, (found) => '_'.repeat(found.length));
  try {
    await parseShell(withoutPlaceholders);
    return undefined;
  } catch (error) {
    const { Pos, Text, message } = error as Partial<
      Error & { Pos: { Line: number; Col: number }; Text: string }
    >;
    return {
      line: Pos?.Line ?? 1,
      column: Pos?.Col ?? 1,
      message: `A shell can't parse this: ${Text ?? message ?? ''}.`,
    };
  }
}

/**
 * Parses strict JSON. The rule `samples/syntax-error` reports errors other than commas and
 * comments.
 */
function checkJson(code: string): SampleProblem | undefined {
  try {
    JSON.parse(code);
    const found = checkYaml(code);
    return found?.message.includes('must be unique')
      ? { ...found, message: 'This key is repeated, so its first value has no effect.' }
      : undefined;
  } catch {
    const found = /,(?=\s*[\]}])|(?<![:"\w])\/[/*]/.exec(code);
    if (!found) return undefined;
    const before = code.slice(0, found.index).split('\n');
    return {
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      message: `JSON can't contain ${found[0] === ',' ? 'a comma after the last value' : 'comments'}.`,
      note: 'Remove it, or change the language to jsonc.',
    };
  }
}

/**
 * Parser and rule of each language, except those that TypeScript checks. Prettier's parsers can't
 * replace these: they accept repeated attributes in HTML, repeated keys in YAML, unknown properties
 * in CSS, and trailing commas in JSON.
 */
const languages = new Map<
  string,
  [
    rule: keyof typeof rules,
    check: (code: string) => SampleProblem | undefined | Promise<SampleProblem | undefined>,
  ]
>([
  ['yaml', ['samples/yaml', checkYaml]],
  ['json', ['samples/json', checkJson]],
  ['css', ['samples/css', checkCss]],
  ['html', ['samples/html', checkHtml]],
  ['bash', ['samples/shell', checkShell]],
]);

/** Files of the App Router that Next.js renders on the server. */
const serverFile = /(?:^|\/)app\/(?:.*\/)?(?:page|layout|template|loading|not-found)\.[jt]sx$/;

/** Hooks and handlers, which run in browsers. */
const inBrowser = /\buse(?!Id\b|Memo\b|Callback\b)[A-Z]\w*\(|(?<=\s)on[A-Z]\w*(?==\{)/;

function checkServer({ title = '', code, diff }: Sample): SampleProblem | undefined {
  const { 0: found, index } = inBrowser.exec(code) ?? {};
  if (found === undefined || diff || !serverFile.test(title) || code.includes('use client'))
    return undefined;
  const message = `Next.js renders this file on the server, where ${found.replace('(', '')} fails.`;
  return { ...placeAt(code, index ?? 0), message, note: "Start it with 'use client';" };
}

/** Finds a variable in a sample of `.env` that the code on the page reads by another name. */
function checkVariables({ code, language }: Sample, { fences }: Page): SampleProblem | undefined {
  if (language !== 'dotenv') return undefined;
  const codeOf = (isDotenv: boolean) =>
    fences.flatMap((fence) => ((fence.language === 'dotenv') === isDotenv ? fence.code : []));
  const [own, other] = [codeOf(true).join('\n'), codeOf(false).join('\n')];
  const read = (other.match(/(?<=\benv\.)\w+/g) ?? []).filter((name) => !own.includes(name));
  for (const { 0: name, index } of code.matchAll(/(?<=^(?:export )?)[A-Z]\w*(?==)/gm)) {
    const { expected } = suggest(name, read);
    const message = `The code on this page doesn't read ${name}.`;
    if (expected && !other.includes(name)) return { ...placeAt(code, index), message, expected };
  }
  return undefined;
}

const isStudioFile = ({ title = '', diff }: Sample) => !diff && /^toolpad\/.*\.yml$/.test(title);

/** Samples in languages that TypeScript doesn't check. */
export const sampleSyntax = pageCheck({
  slow: true,
  isCached: true,
  rules,
  async check(page, report) {
    if (!page.tree) return;
    const unclosed = page.fences.filter((fence) => isUnclosed(page, fence)).map(({ line }) => line);
    for (const sample of samplesOf(page.file, page.source, page.version)) {
      const { file, nocheck, line, indent, code } = sample;
      if (file || nocheck !== undefined || unclosed.includes(line)) continue;
      const add = (rule: keyof typeof rules, { message, ...found }: SampleProblem) =>
        report(rule, { line: line + found.line, column: indent + found.column }, message, found);
      const [rule, check] = languages.get(sample.language) ?? [];
      const finding = await check?.(code);
      const server = checkServer(sample);
      const variable = checkVariables(sample, page);
      if (server) add('samples/use-client', server);
      if (variable) add('samples/variable', variable);
      if (rule && finding) add(rule, finding);
      else if (sample.language === 'yaml' && isStudioFile(sample))
        for (const each of checkStudioFile(code)) add('samples/studio-file', each);
    }
  },
});
