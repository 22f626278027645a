import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { products } from '../../model/facts/products';
import type { StudioComponent, StudioProperty } from '../../model/facts/api';
import { dataDir } from './reference';

const siteDir = path.join(__dirname, '../..');
const folder = path.join(siteDir, dataDir);
const components = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as StudioComponent);

/**
 * Properties of each component in the inspector of Studio 0.13.0, in the same order. Missing values
 * are off or empty.
 */
type Inspected = Pick<StudioProperty, 'name' | 'type' | 'default'> & Partial<StudioProperty>;
const inspector = JSON.parse(
  readFileSync(path.join(__dirname, 'inspector.json'), 'utf8'),
) as Record<string, Inspected[]>;

const complete = (inspected: Inspected) => ({
  enum: null,
  label: null,
  section: null,
  minimum: null,
  maximum: null,
  controlled: false,
  bindable: true,
  ...inspected,
});

test('data exists for all 21 components of the documented version', () => {
  expect(components.map(({ name }) => name)).toEqual(Object.keys(inspector).sort());
  expect(components).toHaveLength(21);
  expect(new Set(components.map(({ package: name, version }) => `${name} ${version}`))).toEqual(
    new Set([`@toolpad/studio-components ${products.studio.version}`]),
  );
});

test.each(components.map((component) => [component.name, component] as const))(
  '%s has the same properties as in the inspector',
  (name, { properties }) => {
    const found = properties.map(({ description: _, ...property }) => property);
    expect(found).toEqual((inspector[name] ?? []).map(complete));
  },
);

test('there are 141 properties, 73 of them with a default', () => {
  const properties = components.flatMap((component) => component.properties);
  expect(properties).toHaveLength(141);
  expect(properties.filter((property) => property.default !== null)).toHaveLength(73);
});
