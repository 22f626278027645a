/** @jest-environment node */
import path from 'node:path';
import Ajv from 'ajv';
import { apiEntry, apiJsonSchema, type ComponentApi } from '../../src/site/api';
import { applyOverrides } from './applyOverrides';
import { collect } from './collect';
import { coreOptions } from './core';
import { coreFacts, type ComponentFacts } from './fixtures/coreFacts';

const siteDir = path.join(__dirname, '../..');
const options = coreOptions(siteDir);
const collected = collect(options);
const { entries, obsolete } = applyOverrides(collected, options.overrides);
const components = [...entries.values()].filter(
  (entry): entry is ComponentApi => entry.kind === 'component',
);

const lifted = (name: string) =>
  options.overrides.lifted.filter(({ component }) => component === name).length;
const isDefault = (fact: ComponentFacts['props'][string]): fact is { default: string } =>
  typeof fact === 'object';

/** A line of the comparison: what was found of what there is. */
function compare(name: string, facts: ComponentFacts, found: ComponentApi) {
  const expected = Object.entries(facts.props);
  const prop = (each: string) => found.props.find((candidate) => candidate.name === each);
  const slots = Object.entries(facts.slots ?? {});
  return {
    component: name,
    props: `${expected.filter(([each]) => prop(each)).length} of ${expected.length}`,
    'in its own types': found.props.length - lifted(name),
    required: `${expected.filter(([each, fact]) => fact === 'required' && prop(each)?.required).length} of ${expected.filter(([, fact]) => fact === 'required').length}`,
    defaults: `${expected.filter(([each, fact]) => isDefault(fact) && prop(each)?.default === fact.default).length} of ${expected.filter(([, fact]) => isDefault(fact)).length}`,
    slots: `${slots.filter(([slot, name]) => found.slots.find((each) => each.name === slot)?.default === name).length} of ${slots.length}`,
  };
}

const sum = (lines: Record<string, string | number>[], key: string) =>
  lines.reduce(
    ([found, all], line) => {
      const [a = 0, b = a] = String(line[key]).split(' of ').map(Number);
      return [found + a, all + b] as [number, number];
    },
    [0, 0] as [number, number],
  );

afterAll(() => {
  const lines = components.map((found) =>
    compare(found.name, coreFacts[found.name] ?? { entry: '', props: {} }, found),
  );
  const total = Object.fromEntries(
    ['props', 'in its own types', 'required', 'defaults', 'slots'].map((key) => [
      key,
      key === 'in its own types' ? sum(lines, key)[0] : sum(lines, key).join(' of '),
    ]),
  );
  const table = [...lines, { component: 'total', ...total }].map((line) =>
    Object.entries(line)
      .map(([key, value]) =>
        key === 'component' ? String(value).padEnd(22) : `${key} ${value}`.padEnd(22),
      )
      .join(''),
  );
  process.stdout.write(
    `${options.packageDir.split(path.sep).slice(-2).join('/')} ${collected.pkg.version}, found against the facts\n${table.join('\n')}\n`,
  );
});

test('every component with a page is in the facts, and the other way round', () => {
  expect(components.map(({ name }) => name).sort()).toEqual(Object.keys(coreFacts).sort());
});

test.each(components.map((found) => [found.name, found] as const))(
  '%s: props, required flags, defaults, slots and imports',
  (name, found) => {
    const facts = coreFacts[name];
    const props = Object.fromEntries(
      found.props.map((prop) => [
        prop.name,
        prop.required ? 'required' : prop.default === null ? 'optional' : { default: prop.default },
      ]),
    );
    expect(props).toEqual(facts?.props);
    expect(Object.fromEntries(found.slots.map((slot) => [slot.name, slot.default]))).toEqual(
      facts?.slots ?? {},
    );
    expect(found.slots.filter((slot) => slot.required).map((slot) => slot.name)).toEqual(
      facts?.requiredSlots ?? [],
    );
    expect(found.imports.filter(({ framework }) => !framework).map(({ entry }) => entry)).toEqual([
      `@toolpad/core/${facts?.entry}`,
      '@toolpad/core',
    ]);
  },
);

test('only LocalizationProvider reads a key of the theme', () => {
  expect(
    components.filter(({ themeName }) => themeName).map(({ name, themeName }) => [name, themeName]),
  ).toEqual([['LocalizationProvider', 'MuiLocalizationProvider']]);
});

test('props of five components are those of Material UI too', () => {
  expect(
    Object.fromEntries(
      components.flatMap(({ name, inherits }) => (inherits ? [[name, inherits.title]] : [])),
    ),
  ).toEqual({
    AccountPopoverFooter: 'Box',
    AccountPopoverHeader: 'Stack',
    PageContainer: 'Container',
    SignInButton: 'Button',
    SignOutButton: 'Button',
  });
});

test('AppProvider names its forms for frameworks', () => {
  const frameworks = (entries.get('AppProvider') as ComponentApi).imports.filter(
    ({ framework }) => framework,
  );
  expect(frameworks.map(({ name, entry }) => `${name} ${entry}`)).toEqual([
    'NextAppProvider @toolpad/core/nextjs',
    'ReactRouterAppProvider @toolpad/core/react-router',
  ]);
});

test('every prop and slot says what it is for', () => {
  const silent = components.flatMap(({ name, props, slots }) =>
    [...props, ...slots]
      .filter(({ description }) => !description)
      .map((each) => `${name}.${each.name}`),
  );
  expect(silent).toEqual([]);
});

test('every override applies to the installed version', () => {
  expect(obsolete).toEqual([]);
});

test('every override has a reason', () => {
  const { descriptions, ...lists } = options.overrides;
  expect(
    [descriptions, ...Object.values(lists).flat()].filter(({ reason }) => reason.length < 10),
  ).toEqual([]);
});

test('the data follows its schema', () => {
  const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(apiJsonSchema());
  const wrong = [...entries.values()].filter(
    (entry) => !validate(JSON.parse(JSON.stringify(entry))),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('the schema rejects an entry with a field too few, too many, or of the wrong kind', () => {
  const validate = new Ajv({ allowUnionTypes: true }).compile(apiJsonSchema());
  const account = JSON.parse(JSON.stringify(entries.get('Account'))) as Record<string, unknown>;
  const { source, ...without } = account;
  expect(source).toBeDefined();
  expect(
    [
      without,
      { ...account, extra: 1 },
      { ...account, kind: 'page' },
      { ...account, demos: [{ title: 'x', href: 'javascript:alert(1)' }] },
    ].map((each) => [validate(each), apiEntry.safeParse(each).success]),
  ).toEqual(Array(4).fill([false, false]));
});

test('the guard of the contract takes the data as it is', () => {
  const read = [...entries.values()].map((entry) =>
    apiEntry.parse(JSON.parse(JSON.stringify(entry))),
  );
  expect(read).toEqual(JSON.parse(JSON.stringify([...entries.values()])));
});
