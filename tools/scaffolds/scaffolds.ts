import { parseArgs, type ParseArgsConfig } from 'node:util';
import { nearest } from '../../model/problems';
import { type Changes, UsageError } from './changes';
import { newDemo, newHowTo, newPage } from './page';
import { newExample } from './example';

type Values = Record<string, string | boolean | undefined>;
type Options = NonNullable<ParseArgsConfig['options']>;

interface Scaffold {
  usage: string;
  names: number;
  options: Options;
  make: (siteDir: string, names: string[], values: Values) => Changes;
}

const text = { type: 'string' } as const;
const pageOptions = { title: text, description: text, slug: text, group: text };

export const scaffolds: Readonly<Record<string, Scaffold>> = {
  page: {
    usage:
      'page <product>/<group>/<name> [--title "…"] [--description "…"] [--slug /…] [--group "…"] [--folder]',
    names: 1,
    options: { ...pageOptions, folder: { type: 'boolean' } },
    make: (siteDir, [name = ''], values) => newPage(siteDir, name, values),
  },
  demo: {
    usage: 'demo <product>/<group>/<page> <Name> [--title "…"]',
    names: 2,
    options: { title: text },
    make: (siteDir, [page = '', name = ''], values) => newDemo(siteDir, page, name, values),
  },
  'how-to': {
    usage: 'how-to <name> [--title "…"] [--description "…"] [--slug /…] [--group "…"]',
    names: 1,
    options: pageOptions,
    make: (siteDir, [name = ''], values) => newHowTo(siteDir, name, values),
  },
  example: {
    usage: 'example <name> [--from <example>] [--title "…"]',
    names: 1,
    options: { from: text, title: text },
    make: (siteDir, [name = ''], values) => newExample(siteDir, name, values),
  },
};

const usage = () =>
  ['Usage: npm run new -- <what> <name> [options]', '']
    .concat(Object.values(scaffolds).map((each) => `  npm run new -- ${each.usage}`))
    .join('\n');

function parse(kind: string, { usage: line, names, options }: Scaffold, args: string[]) {
  const how = `npm run new -- ${line}`;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (positionals.length === names) return { values: values as Values, positionals };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${how}`);
  }
  throw new UsageError(`"${kind}" takes ${names === 1 ? 'one name' : `${names} names`}.\n${how}`);
}

/** Changes for a command line. @throws a `UsageError` with the problem and the usage */
export function scaffold(siteDir: string, args: string[]): Changes {
  const [kind = '', ...rest] = args;
  const found = Object.hasOwn(scaffolds, kind) ? scaffolds[kind] : undefined;
  if (!found) {
    const unknown = kind
      ? `Nothing is called "${kind}".${nearest(kind, Object.keys(scaffolds))}\n\n`
      : '';
    throw new UsageError(`${unknown}${usage()}`);
  }
  const { values, positionals } = parse(kind, found, rest);
  return found.make(siteDir, positionals, values);
}
