import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import type { ComponentApi } from '@site/src/site/api';
import { ApiBody } from './ApiBody';
import { ReferenceTable } from './ReferenceTable';
import { slotRows } from './rows';
import { sizeOfTable } from './size';

/**
 * Table of a component's slots and the components they render by default: `<ApiSlots name="Account"
 * />`.
 */
export function ApiSlots({ data: { name, slots } }: { data: ComponentApi }): ReactNode {
  const t = useTranslate();
  if (slots.length === 0)
    throw new Error(`${name} has no slots. Leave <ApiSlots> out of its page.`);
  const rows = slotRows(slots);
  return (
    <ApiBody size={sizeOfTable(rows)}>
      <ReferenceTable
        label={t('api.slotsOf', { name })}
        columns={[t('api.slot'), t('api.type'), t('api.default'), t('api.description')]}
        rows={rows}
      />
    </ApiBody>
  );
}
