import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { baseUrl, defaultSiteUrl } from '../../../model/facts/origins';
import { nearest } from '../../../model/problems';
import { addItems, packageNotes, type PackedReplacements } from './add';
import { checkImports } from './check';

const usage = `Usage: leaving-core <command>

  list                 lists the replacements
  add NAME… [options]  adds their files, and those that they import, to the project in this folder
  check DIR            lists what replaces each import of @toolpad/core below a folder

  --dir FOLDER  folder for the files. Default: src/components, or components without src
  --force       overwrites files of these replacements that exist and differ
  --js          adds JavaScript. Default: TypeScript if the project has a tsconfig.json`;

/** A problem of the command line. */
class UsageError extends Error {}

interface AddFlags {
  dir?: string;
  force?: boolean;
  js?: boolean;
}

function add(data: PackedReplacements, names: string[], flags: AddFlags, cwd: string): string[] {
  const known = data.items.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  const has = (file: string) => existsSync(path.join(cwd, file));
  if (unknown !== undefined)
    throw new UsageError(
      `There is no replacement "${unknown}".${nearest(unknown, known)} "list" shows all of them.`,
    );
  if (names.length === 0) throw new UsageError(`Name a replacement: ${known.join(', ')}.`);
  if (!has('package.json'))
    throw new UsageError(`${cwd} has no package.json. Run the command in the folder of a project.`);

  const dir = flags.dir ?? (has('src') ? 'src/components' : 'components');
  const files = addItems(data, {
    names,
    cwd,
    dir,
    isTypeScript: has('tsconfig.json') && !flags.js,
    force: flags.force ?? false,
  });
  const notes = packageNotes(data, names, cwd);
  const pages = data.items.flatMap(({ name, page }) => (names.includes(name) ? page : []));
  return [
    ...files,
    ...(notes.length > 0 ? ['', 'Packages:', ...notes.map((note) => `  ${note}`)] : []),
    ...['', 'How to use them:'],
    ...[...new Set(pages)].map((page) => `  ${defaultSiteUrl}${baseUrl}core/leaving/${page}/`),
  ];
}

/** @returns the exit code: 0, 1 if there is something to do, or 2 if the command line is wrong */
export function run(args: string[], data: PackedReplacements, cwd = process.cwd()): number {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { dir: { type: 'string' }, force: { type: 'boolean' }, js: { type: 'boolean' } },
    });
    const [command, ...names] = positionals;
    if (command === 'add') console.log(add(data, names, values, cwd).join('\n'));
    else if (command === 'list')
      console.log(data.items.map(({ name, title }) => `${name.padEnd(20)}${title}`).join('\n'));
    else if (command === 'check' && names[0] !== undefined) {
      const { lines, items } = checkImports(path.resolve(cwd, names[0]), data);
      const replacements = items.length > 0 ? ['', `Replacements: add ${items.join(' ')}`] : [];
      console.log([...lines, ...replacements].join('\n') || 'Nothing imports @toolpad/core.');
      return lines.length > 0 ? 1 : 0;
    } else throw new UsageError(usage);
    return 0;
  } catch (error) {
    const { message, code = '', syscall } = error as NodeJS.ErrnoException;
    console.error(syscall ? `Files can't be read or written. ${message}` : message);
    return error instanceof UsageError || code.startsWith('ERR_PARSE_ARGS') ? 2 : 1;
  }
}
