import type { ReactNode } from 'react';
import { SectionBody } from '@site/src/components/SectionBody';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { variantsOf, type Definition } from '@site/src/site/fileSchema';
import type { TagProps } from '@site/src/tags/define';
import type { tag } from '@site/src/tags/FileSchema/tag';
import { Definitions } from './Definitions';
import { SchemaKeys } from './SchemaKeys';
import { sizeOfSchema } from './size';
import { TypeLabel } from './TypeLabel';
import styles from './FileSchema.module.css';

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
 * Format of a Studio file, or of a type that files share, as a tree of keys. The tree consists of
 * `details` elements, which need no scripts, and which the browser opens for a key in the URL.
 */
export function FileSchema({ name, schema }: TagProps<typeof tag>): ReactNode {
  const entry = [...schema.files, ...schema.definitions].find((each) => each.name === name);
  if (!entry) return null;
  const [variant] = variantsOf(entry, entry.anchor);
  return (
    <Definitions value={schema.definitions}>
      <SectionBody size={sizeOfSchema(entry)}>
        <div className={styles.schema}>
          {variant ? <SchemaKeys variant={variant} level={1} /> : <Alternatives entry={entry} />}
        </div>
      </SectionBody>
    </Definitions>
  );
}
