import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { apiEntry, type ApiEntry } from '../../src/site/api';
import type { ProductKey } from '../../src/site/products';
import { studioComponent, type StudioComponent } from '../../src/site/studioApi';
import type { DocumentedVersion } from './versions';

/** Name of the JSON schema that lies beside the data. */
export const schemaFile = 'schema.json';

/** What the API pages of a product show, by name. */
export interface ApiData {
  core: ReadonlyMap<string, ApiEntry>;
  studio: ReadonlyMap<string, StudioComponent>;
}

const schemas = { core: apiEntry, studio: studioComponent };

/**
 * The generated API data of a version, by name; nothing where none was generated.
 * @throws an error that names the file and the field that is not what the contract says
 */
export function readApiData<Product extends ProductKey>(
  siteDir: string,
  { product, apiData }: Pick<DocumentedVersion, 'apiData'> & { product: Product },
): ApiData[Product] {
  const folder = path.join(siteDir, apiData);
  const files = existsSync(folder)
    ? readdirSync(folder).filter((file) => file.endsWith('.json') && file !== schemaFile)
    : [];
  const entries = files.sort().map((file) => {
    const json: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    const { success, data, error } = schemas[product].safeParse(json);
    if (success) return [data.name, data] as const;
    const [issue] = error.issues;
    throw new Error(
      `${apiData}/${file}: ${issue?.path.join('.') || 'the file'}: ${issue?.message ?? ''}. Run npm run api:generate${product === 'studio' ? ':studio' : ''}.`,
    );
  });
  return new Map(entries) as ApiData[Product];
}
