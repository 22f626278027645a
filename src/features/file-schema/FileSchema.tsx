import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { variantsOf, type Definition } from '@site/src/site/fileSchema';
import { entryNamed } from './schema';
import { SchemaKeys } from './SchemaKeys';
import { TypeLabel } from './TypeLabel';
import styles from './FileSchema.module.css';

export interface FileSchemaProps {
  /** Name of a file (`Application`, `Page`, `Theme`) or of a shared type (`Element`). The heading above it has its anchor. */
  name: string;
}

function Alternatives({ entry }: { entry: Definition }): ReactNode {
  const t = useTranslate();
  return (
    <>
      <p>{t('schema.oneOf')}</p>
      <ul>
        {(entry.anyOf ?? []).map((type, index) => (
          <li key={index}>
            <TypeLabel type={type} />
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * The format of a Studio file, or of a type that files share, as a tree of keys. Plain `details` elements: it works without scripts, and the
 * browser opens what holds the key an address points to.
 */
export function FileSchema({ name }: FileSchemaProps): ReactNode {
  const entry = entryNamed(name);
  const [variant] = variantsOf(entry, entry.anchor);
  return (
    <div className={styles.schema}>
      {variant ? <SchemaKeys variant={variant} level={1} /> : <Alternatives entry={entry} />}
    </div>
  );
}
