import type { ReactNode } from 'react';
import type { ComponentApi } from '@site/src/site/api';
import { ReferenceTable } from './ReferenceTable';
import { slotRows } from './rows';

/** Table of a component's slots and the components they render by default: `<ApiSlots name="Account" />`. */
export function ApiSlots({ data: { name, slots } }: { data: ComponentApi }): ReactNode {
  if (slots.length === 0)
    throw new Error(`${name} has no slots. Leave <ApiSlots> out of its page.`);
  return (
    <div data-api="">
      <ReferenceTable
        label={`Slots of ${name}`}
        columns={['Slot', 'Type', 'Default', 'Description']}
        rows={slotRows(slots)}
      />
    </div>
  );
}
