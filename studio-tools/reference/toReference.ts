import path from 'node:path';
import type { Files } from '@site/tools/api-reference';
import {
  studioPropertyTypes,
  type StudioComponent,
  type StudioProperty,
  type StudioPropertyType,
} from '../../src/site/api';
import { descriptionOf } from './descriptions';

type Settings = Record<string, unknown>;

const isSettings = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isType = (value: unknown): value is StudioPropertyType =>
  studioPropertyTypes.some((type) => type === value);
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
const number = (value: unknown) => (typeof value === 'number' ? value : null);

/**
 * Converts a property. It's `controlled` if the component reports changes itself, with
 * `onChangeProp`.
 */
function toProperty(component: string, name: string, settings: unknown): StudioProperty {
  if (!isSettings(settings) || !isType(settings.type)) {
    throw new Error(
      `${component}.${name} has the type ${JSON.stringify(isSettings(settings) ? settings.type : settings)}. Known: ${studioPropertyTypes.join(', ')}`,
    );
  }
  const control = isSettings(settings.control) ? settings.control : {};
  return {
    name,
    type: settings.type,
    enum: Array.isArray(settings.enum) ? settings.enum.map(String) : null,
    default: settings.default === undefined ? null : JSON.stringify(settings.default),
    description: descriptionOf(component, name),
    label: text(settings.label),
    controlled: text(settings.onChangeProp) !== null,
    bindable: control.bindable !== false,
    section: text(settings.category),
    minimum: number(settings.minimum),
    maximum: number(settings.maximum),
  };
}

/**
 * Converts the settings of the published components to data of the pages, sorted by name.
 * @throws if a property has an unknown type or no description
 */
export function toReference(
  evaluated: unknown,
  { packageName, version }: { packageName: string; version: string },
): StudioComponent[] {
  if (!isSettings(evaluated)) throw new Error('The components could not be evaluated.');
  return Object.entries(evaluated)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, settings]) => {
      const argTypes =
        isSettings(settings) && isSettings(settings.argTypes) ? settings.argTypes : {};
      return {
        name,
        package: packageName,
        version,
        properties: Object.entries(argTypes).map(([property, each]) =>
          toProperty(name, property, each),
        ),
      };
    });
}

/** Renders a file for each component. */
export const renderStudio = (components: StudioComponent[], dataDir: string): Files =>
  new Map(
    components.map((component) => [
      path.posix.join(dataDir, `${component.name}.json`),
      `${JSON.stringify(component, null, 2)}\n`,
    ]),
  );
