import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A web root: hash and bytes of each file, by address. */
export type Snapshot = Map<string, { hash: string; bytes: number }>;

/** What differs between two builds, by address. */
export interface Difference {
  added: string[];
  changed: string[];
  /** Pages that are gone without an address that leads on: readers meet a 404. */
  gone: string[];
  /** Bytes of all files, before and after, by the ending of their names. */
  bytes: Map<string, [before: number, after: number]>;
}

const hashed = /^\/toolpad\/assets\//;
const packed = /\.(?:br|gz)$/;

/** A page without the names of its hashed files: with them each deploy would change every page. */
const withoutAssets = (file: string, content: Buffer) =>
  file.endsWith('.html')
    ? content.toString('utf8').replace(/\/toolpad\/assets\/[^\s"'<>&]+/g, '')
    : content;

/** Reads the files of a web root. Compressed copies are left out. */
export function readSnapshot(root: string): Snapshot {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile() && !packed.test(entry.name))
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const content = readFileSync(file);
        const address = `/${path.relative(root, file).split(path.sep).join('/')}`;
        const hash = createHash('sha256').update(withoutAssets(file, content)).digest('hex');
        return [address.replace(/\/index\.html$/, '/'), { hash, bytes: content.length }] as const;
      }),
  );
}

const isPage = (address: string) => address.endsWith('/') || address.endsWith('.html');
const kindOf = (address: string) =>
  isPage(address) ? 'html' : path.extname(address).slice(1) || 'other';

function bytesByKind(before: Snapshot, after: Snapshot): Difference['bytes'] {
  const bytes: Difference['bytes'] = new Map();
  [before, after].forEach((snapshot, index) => {
    for (const [address, file] of snapshot) {
      const sums = bytes.get(kindOf(address)) ?? [0, 0];
      sums[index as 0 | 1] += file.bytes;
      bytes.set(kindOf(address), sums);
    }
  });
  return bytes;
}

/**
 * Compares two builds. Hashed files have a new name whenever they change, so only their bytes
 * count.
 */
export function compare(before: Snapshot, after: Snapshot): Difference {
  const unhashed = (snapshot: Snapshot) =>
    [...snapshot.keys()].filter((address) => !hashed.test(address)).sort();
  return {
    added: unhashed(after).filter((address) => !before.has(address)),
    changed: unhashed(after).filter(
      (address) => before.has(address) && before.get(address)?.hash !== after.get(address)?.hash,
    ),
    gone: unhashed(before).filter((address) => !after.has(address)),
    bytes: bytesByKind(before, after),
  };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const sign = (difference: number) => (difference < 0 ? '−' : '+') + kilobytes(Math.abs(difference));

function list(title: string, addresses: string[]): string[] {
  return [
    `## ${title}: ${addresses.length}`,
    '',
    ...addresses.map((address) => `- ${address}`),
    '',
  ];
}

/** The difference as a release note, in Markdown. */
export function renderDifference({ added, changed, gone, bytes }: Difference): string {
  const rows = [...bytes]
    .filter(([, [before, after]]) => before !== after)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(
      ([kind, [before, after]]) =>
        `| ${kind} | ${kilobytes(before)} | ${kilobytes(after)} | ${sign(after - before)} |`,
    );
  if (added.length + changed.length + gone.length + rows.length === 0) return 'Nothing changed.\n';
  return [
    '# Changes since the last deploy',
    '',
    ...list('Addresses gone', gone),
    ...list('New', added),
    ...list('Changed', changed),
    '## Bytes',
    '',
    '| kind | before | after | difference |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/**
 * Reads a web root, whose site is below `toolpad/`.
 * @throws if the folder isn't a web root
 */
export function requireSnapshot(root: string): Snapshot {
  if (!existsSync(path.join(root, 'toolpad/index.html')))
    throw new Error(`${root} is not a build: it has no toolpad/index.html.`);
  return readSnapshot(root);
}
