import path from 'node:path';
import Ajv from 'ajv';
import * as v from 'valibot';
import { sidebarPages } from '../../model/sidebars/sidebarPages';
import { readApiData } from '../../model/api/data';
import { apiEntry, type ComponentApi } from '../../model/facts/api';
import { products } from '../../model/facts/products';
import { documentedVersions } from '../../model/versions/versions';
import { apiJsonSchema } from './apiReference';

const siteDir = path.join(__dirname, '../..');
const dataDir = `data/core/${products.core.version}`;
/**
 * `npx tsx scripts/api-check.ts` ensures that this data matches the package's types, and that
 * every override applies.
 */
const entries = readApiData(siteDir, { product: 'core', apiData: dataDir });
const components = [...entries.values()].filter(
  (entry): entry is ComponentApi => entry.kind === 'component',
);

test('every API page in the sidebar has data, and all data has a page', async () => {
  const pages = [...entries.values()].filter(({ kind }) => kind !== 'type');
  const listed = (await sidebarPages(siteDir, 'core')).filter(({ group }) => group[0] === 'APIs');
  expect(pages.map(({ name }) => name).sort()).toEqual(listed.map(({ label }) => label).sort());
  expect(components.length).toBeGreaterThanOrEqual(24);
});

/** The data of a component without descriptions. */
function factsOf({ props, slots, imports, inherits, themeName }: ComponentApi) {
  const prop = ({ required, default: value }: ComponentApi['props'][number]) =>
    required ? 'required' : value === null ? 'optional' : `= ${value}`;
  const slot = ({ required, default: value }: ComponentApi['slots'][number]) =>
    [value ?? 'nothing', ...(required ? ['required'] : [])].join(', ');
  return {
    props: Object.fromEntries(props.map((each) => [each.name, prop(each)])),
    slots: Object.fromEntries(slots.map((each) => [each.name, slot(each)])),
    imports: imports.map(({ name, entry, framework }) => (framework ? `${name} ${entry}` : entry)),
    inherits: inherits?.title,
    themeName,
  };
}

/**
 * The snapshot was verified by using each component. After an update of the package, its diff lists
 * what changed for readers: review each line, then run `npx jest tools/api-reference/core -u`.
 */
test.each(components.map((found) => [found.name, found] as const))(
  '%s: props, required flags, defaults, slots and imports',
  (_name, found) => {
    expect(factsOf(found)).toMatchSnapshot();
  },
);

test('every prop and slot has a description, also in the next version', () => {
  const documented = documentedVersions(siteDir).filter((each) => each.product === 'core');
  const silent = documented.flatMap((each) =>
    [...readApiData(siteDir, { product: 'core', apiData: each.apiData }).values()].flatMap(
      (entry) =>
        entry.kind === 'component'
          ? [...entry.props, ...entry.slots]
              .filter(({ description }) => !description)
              .map(({ name }) => `${each.version}: ${entry.name}.${name}`)
          : [],
    ),
  );
  expect(silent).toEqual([]);
});

test('the data matches the JSON schema', () => {
  const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(apiJsonSchema());
  const wrong = [...entries.values()].filter(
    (entry) => !validate(JSON.parse(JSON.stringify(entry))),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('the schemas reject an entry with a missing, an extra, or an invalid field', () => {
  const validate = new Ajv({ allowUnionTypes: true }).compile(apiJsonSchema());
  const account = JSON.parse(JSON.stringify(entries.get('Account'))) as Record<string, unknown>;
  const { source, ...without } = account;
  expect(source).toBeDefined();
  expect(
    [
      without,
      { ...account, extra: 1 },
      { ...account, kind: 'page' },
      { ...account, guides: [{ title: 'x', href: 'javascript:alert(1)' }] },
    ].map((each) => [validate(each), v.is(apiEntry, each)]),
  ).toEqual(Array(4).fill([false, false]));
});

test("parsing the data with the schema doesn't change it", () => {
  const read = [...entries.values()].map((entry) =>
    v.parse(apiEntry, JSON.parse(JSON.stringify(entry))),
  );
  expect(read).toEqual(JSON.parse(JSON.stringify([...entries.values()])));
});
