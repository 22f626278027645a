import { studioData } from '@site/docs-studio/reference/components/data';
import type { StudioComponent } from '@site/src/site/studioApi';

/** The generator writes these files, so that their outline is enough to know them. */
function isComponent(value: unknown): value is StudioComponent {
  return (
    typeof value === 'object' &&
    value !== null &&
    'properties' in value &&
    Array.isArray(value.properties)
  );
}

/** @throws when Studio has no component of that name */
export function studioComponent(name: string): StudioComponent {
  const found = studioData[name];
  if (!isComponent(found))
    throw new Error(
      `Studio has no component "${name}". Known: ${Object.keys(studioData).join(', ')}`,
    );
  return found;
}
