import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { apiEntry, type ApiEntry, studioComponent, type StudioComponent } from '../facts/api';
import { products, type ApiFormatOf, type ProductKey } from '../facts/products';
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
