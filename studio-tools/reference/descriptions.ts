import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';

const file = 'studio-tools/reference/descriptions.yml';

const schema = v.object({
  components: v.record(v.string(), v.record(v.string(), v.string())),
});

const { components } = v.parse(
  schema,
  parse(readFileSync(path.join(__dirname, path.basename(file)), 'utf8')),
);

/** @throws if a property has no description, so that new properties are noticed */
export function descriptionOf(component: string, property: string): string {
  const found = components[component]?.[property];
  if (!found)
    throw new Error(`${component}.${property} has no description yet. Write one in ${file}.`);
  return found;
}
