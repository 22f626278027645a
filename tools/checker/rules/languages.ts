import { parse as parseCss, lexer, walk, type CssNode } from 'css-tree';
import { parseFragment, parse as parseHtml, type ParserError } from 'parse5';
import { parse as parseShell } from 'sh-syntax';
import { LineCounter, parseAllDocuments, parseDocument, type Document } from 'yaml';
import schema from '../../../docs-studio/reference/file-schema.json';
import { nearest, type Mistake } from '../../../plugins/shared/mistakes';
import { samplesOf, type Sample } from '../../samples/collect';
import type { SchemaType } from '../../../src/site/fileSchema';
import { validate } from '@site/tools/studio-files';
import type { PageCheck } from '../rule';
import type { Page } from '../site';
import { isUnclosed } from './fences';

/** What a parser says about a sample; the place is 0-based, from the start of its code. */
interface Finding {
  line: number;
  column: number;
  rule: string;
  message: string;
}

const startOf = (rule: string, message: string): Finding => ({ line: 0, column: 0, rule, message });

/** Several documents in one sample are one file of Kubernetes or Docker. */
function checkYaml(code: string): Finding[] {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(code, { lineCounter, prettyErrors: false });
  const errors = Array.isArray(documents) ? documents.flatMap((each) => each.errors) : [];
  return errors.slice(0, 1).map(({ pos: [start], message }) => {
    const { line, col } = lineCounter.linePos(start);
    return {
      line: line - 1,
      column: col - 1,
      rule: 'samples/yaml',
      message: `This is not valid YAML: ${message}.`,
    };
  });
}

const kinds: Readonly<Record<string, string>> = {
  application: 'Application',
  page: 'Page',
  theme: 'Theme',
};
const types = new Map<string, SchemaType>(schema.definitions.map((type) => [type.name, type]));

/** Place of `page.spec.content[0].name` in a document; of what is missing, the place of what should hold it. */
function placeIn(document: Document, counter: LineCounter, path: string) {
  const keys = [...path.matchAll(/\.([^.[\]]+)|\[(\d+)\]/g)].map(([, key, index]) =>
    index === undefined ? (key ?? '') : Number(index),
  );
  for (let length = keys.length; length >= 0; length -= 1) {
    const node = document.getIn(keys.slice(0, length), true) as { range?: [number] } | undefined;
    if (!node?.range) continue;
    const { line, col } = counter.linePos(node.range[0]);
    return { line: line - 1, column: col - 1 };
  }
  return { line: 0, column: 0 };
}

/** A file of a Studio app against its schema. */
function checkStudioFile(code: string): Finding[] {
  const counter = new LineCounter();
  const document = parseDocument(code, { lineCounter: counter });
  const content = document.toJS() as { kind?: unknown } | null;
  if (document.errors.length > 0 || content === null) return [];
  const kind = String(content.kind ?? '');
  const file = schema.files.find(({ name }) => name === kinds[kind]);
  if (!file)
    return [
      startOf(
        'samples/studio-file',
        `A file of a Studio app has kind: ${Object.keys(kinds).join(', ')}, not "${kind}".${nearest(kind, Object.keys(kinds))}`,
      ),
    ];
  return validate(file as SchemaType, content, types, kind).map((text) => ({
    ...placeIn(document, counter, text.split(' ')[0] ?? ''),
    rule: 'samples/studio-file',
    message: `${text}. The page "File schema" describes the format.`,
  }));
}

const isStudioFile = ({ title, diff }: Sample) =>
  !diff && /^toolpad\/.*\.yml$/.test(title ?? '') && title !== undefined;

function checkCss(code: string): Finding[] {
  const findings: Finding[] = [];
  const at = (node: { line: number; column: number }) => ({
    line: node.line - 1,
    column: node.column - 1,
  });
  const tree: CssNode = parseCss(code, {
    positions: true,
    onParseError: (error) => {
      const { line = 1, column = 1 } = error as unknown as { line?: number; column?: number };
      findings.push({
        ...at({ line, column }),
        rule: 'samples/css',
        message: `This is not valid CSS: ${error.message}.`,
      });
    },
  });
  if (findings.length > 0) return findings.slice(0, 1);
  const properties = Object.keys(
    (lexer as unknown as { properties: Record<string, unknown> }).properties,
  );
  walk(tree, {
    visit: 'Declaration',
    enter(node) {
      if (node.property.startsWith('--')) return;
      const name = node.property.replace(/^-(webkit|moz|ms|o)-/, '');
      if (!properties.includes(name))
        findings.push({
          ...at(node.loc?.start ?? { line: 1, column: 1 }),
          rule: 'samples/css',
          message: `There is no property "${node.property}".${nearest(node.property, properties)}`,
        });
    },
  });
  return findings;
}

function checkHtml(code: string): Finding[] {
  const errors: ParserError[] = [];
  const options = {
    sourceCodeLocationInfo: true,
    onParseError: (error: ParserError) => void errors.push(error),
  };
  if (/^\s*<(!doctype|html)/i.test(code)) parseHtml(code, options);
  else parseFragment(code, options);
  return errors
    .filter(({ code: name }) => String(name) !== 'missing-doctype')
    .slice(0, 1)
    .map(({ startLine, startCol, code: name }) => ({
      line: startLine - 1,
      column: startCol - 1,
      rule: 'samples/html',
      message: `This is not valid HTML: ${String(name).replaceAll('-', ' ')}.`,
    }));
}

/** `<your-name>` in a command stands for what a reader knows; a shell would redirect. */
const withoutPlaceholders = (code: string) =>
  code.replace(/<[\w .-]+>/g, (found) => '_'.repeat(found.length));

async function checkShell(code: string): Promise<Finding[]> {
  try {
    await parseShell(withoutPlaceholders(code));
    return [];
  } catch (error) {
    const { Pos, Text, message } = error as {
      Pos?: { Line: number; Col: number };
      Text?: string;
      message?: string;
    };
    return [
      {
        line: (Pos?.Line ?? 1) - 1,
        column: (Pos?.Col ?? 1) - 1,
        rule: 'samples/shell',
        message: `A shell cannot parse this: ${Text ?? message ?? ''}.`,
      },
    ];
  }
}

/** JSON as programs read it: without comments and trailing commas. A file whose format allows them is `jsonc`. */
function checkJson(code: string): Finding[] {
  try {
    JSON.parse(code);
    return [];
  } catch {
    const found = /,(?=\s*[\]}])|(?<![:"\w])\/[/*]/.exec(code);
    if (!found) return [];
    const before = code.slice(0, found.index).split('\n');
    return [
      {
        line: before.length - 1,
        column: before.at(-1)?.length ?? 0,
        rule: 'samples/json',
        message: found[0].startsWith(',')
          ? 'JSON has no comma after the last value. Remove it, or write "jsonc" as the language.'
          : 'JSON has no comments. Remove it, or write "jsonc" as the language.',
      },
    ];
  }
}

async function findingsOf(sample: Sample): Promise<Finding[]> {
  const { language, code } = sample;
  switch (language) {
    case 'yaml': {
      const errors = checkYaml(code);
      return errors.length === 0 && isStudioFile(sample) ? checkStudioFile(code) : errors;
    }
    case 'json':
      return checkJson(code);
    case 'css':
      return checkCss(code);
    case 'html':
      return checkHtml(code);
    case 'bash':
      return checkShell(code);
    default:
      return [];
  }
}

async function checkSample(page: Page, sample: Sample): Promise<Mistake[]> {
  if (sample.file || sample.nocheck !== undefined) return [];
  const findings = await findingsOf(sample);
  return findings.map(({ line, column, rule, message }) => ({
    file: page.file,
    line: sample.line + 1 + line,
    column: sample.indent + 1 + column,
    rule,
    message,
  }));
}

/** Samples in languages other than TypeScript and JSON, parsed. */
export const languages: PageCheck = {
  scope: 'page',
  slow: true,
  cacheKey: 'languages 2',
  rules: {
    'samples/yaml': 'A sample in YAML can be parsed.',
    'samples/studio-file': 'A file of a Studio app matches the schema.',
    'samples/json': 'A sample in JSON has neither comments nor trailing commas.',
    'samples/css': 'A sample in CSS can be parsed; its properties exist.',
    'samples/html': 'A sample in HTML can be parsed.',
    'samples/shell': 'Commands can be parsed.',
  },
  async check(page) {
    if (!page.tree) return [];
    const unclosed = new Set(
      page.fences.filter((fence) => isUnclosed(page, fence)).map(({ line }) => line),
    );
    const samples = samplesOf(page.file, page.source, page.version).filter(
      ({ line }) => !unclosed.has(line),
    );
    return (await Promise.all(samples.map((sample) => checkSample(page, sample)))).flat();
  },
};
