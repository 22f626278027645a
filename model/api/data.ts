import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { apiEntry, type ApiEntry, studioComponent, type StudioComponent } from '../facts/api';
import {
  apiBehavior,
  type ApiBehavior,
  apiHistory,
  type ApiHistory,
  type Since,
  sinceIn,
} from '../facts/apiHistory';
import { products, type ApiFormatOf, type ProductKey } from '../facts/products';
import { shortVersion } from '../facts/releases';
import type { DocumentedVersion } from '../versions/versions';

export const schemaFile = 'schema.json';

export interface ApiData {
  types: ReadonlyMap<string, ApiEntry>;
  editor: ReadonlyMap<string, StudioComponent>;
}

const formats = {
  types: { schema: apiEntry, script: 'api:generate' },
  editor: { schema: studioComponent, script: 'api:generate --prefix studio-tools' },
};

/**
 * Generated API data of a version, by name; empty if there is none.
 * @throws an error with the file and the field that doesn't match the schema
 */
export function readApiData<Product extends ProductKey>(
  siteDir: string,
  { product, apiData }: Pick<DocumentedVersion, 'apiData'> & { product: Product },
): ApiData[ApiFormatOf<Product>] {
  const { schema, script } = formats[products[product].apiFormat];
  const folder = path.join(siteDir, apiData);
  const files = existsSync(folder)
    ? readdirSync(folder).filter((file) => file.endsWith('.json') && file !== schemaFile)
    : [];
  const entries = files.sort().map((file) => {
    const json: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    const { success, output, issues } = v.safeParse(schema, json, { abortEarly: true });
    if (success) return [output.name, output] as const;
    const [issue] = issues;
    throw new Error(
      `${apiData}/${file}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}. Run npm run ${script}.`,
    );
  });
  return new Map(entries) as ApiData[ApiFormatOf<Product>];
}

/** File with the changes of each release, from the root of the site. */
export const historyFile = (product: ProductKey) => `data/${product}/history.json`;

/** File with changes of behavior, from the root of the site. */
export const behaviorFile = (product: ProductKey) => `data/${product}/behavior.yml`;

const readDataFile = (siteDir: string, file: string) =>
  readFileSync(path.join(siteDir, file), 'utf8');

/**
 * Reads the changes of each release; `undefined` if the product has none.
 * @throws if the file doesn't match its schema
 */
export const readHistory = (siteDir: string, product: ProductKey): ApiHistory | undefined =>
  existsSync(path.join(siteDir, historyFile(product)))
    ? v.parse(apiHistory, JSON.parse(readDataFile(siteDir, historyFile(product))))
    : undefined;

/** Reads the changes of behavior. @throws if the file doesn't match its schema */
export const readBehavior = (siteDir: string, product: ProductKey): ApiBehavior[] =>
  existsSync(path.join(siteDir, behaviorFile(product)))
    ? v.parse(apiBehavior, parse(readDataFile(siteDir, behaviorFile(product))))
    : [];

/** Returns since which release each part of a version exists, in short form. */
export function readSince(
  siteDir: string,
  { product, version }: Pick<DocumentedVersion, 'product' | 'version'>,
): Since {
  const history = readHistory(siteDir, product);
  const since = history && sinceIn(history, version);
  return (...part) => {
    const found = since?.(...part);
    return found && shortVersion(found);
  };
}

export function addSince(entry: ApiEntry, since: Since): ApiEntry {
  if (entry.kind === 'hook') return entry;
  const dated = <Row extends { name: string }>(rows: Row[], part: 'member' | 'prop' | 'slot') =>
    rows.map((row) => ({ ...row, since: since(entry.name, part, row.name) }));
  return entry.kind === 'type'
    ? { ...entry, members: dated(entry.members, 'member') }
    : { ...entry, props: dated(entry.props, 'prop'), slots: dated(entry.slots, 'slot') };
}
