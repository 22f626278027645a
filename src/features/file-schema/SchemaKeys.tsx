import type { ReactNode } from 'react';
import { useRichText, useTranslate } from '@site/src/features/i18n/hooks';
import { TypeLabel } from './TypeLabel';
import {
  keyAnchor,
  literalsOf,
  variantsOf,
  type SchemaKey,
  type Variant,
} from '@site/src/site/fileSchema';
import { openLevels } from './size';
import styles from './FileSchema.module.css';

function KeyHead({ schemaKey }: { schemaKey: SchemaKey }): ReactNode {
  const t = useTranslate();
  return (
    <>
      <code className={styles.name}>{schemaKey.name}</code>{' '}
      <span className={styles.type}>
        <TypeLabel type={schemaKey} />
      </span>
      {schemaKey.required && <span className={styles.required}>{t('schema.required')}</span>}
    </>
  );
}

function KeyText({ schemaKey }: { schemaKey: SchemaKey }): ReactNode {
  const literals = literalsOf(schemaKey);
  return (
    <>
      {schemaKey.description && <p className={styles.description}>{schemaKey.description}</p>}
      {literals.length > 0 && (
        <ul className={styles.literals}>
          {literals.map(({ value, description }) => (
            <li key={value}>
              <code>{value}</code>: {description}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function VariantKeys({ variant, level }: { variant: Variant; level: number }): ReactNode {
  const rich = useRichText();
  const keys = <SchemaKeys variant={variant} level={level} />;
  if (!variant.label) return keys;
  return (
    <div className={styles.variant} id={variant.anchor}>
      <p className={styles.variantLabel}>
        {rich('schema.with', { variant: <code>{variant.label}</code> })}
      </p>
      {variant.description && <p className={styles.description}>{variant.description}</p>}
      {keys}
    </div>
  );
}

function Key({
  schemaKey,
  anchor,
  level,
}: {
  schemaKey: SchemaKey;
  anchor: string;
  level: number;
}): ReactNode {
  const t = useTranslate();
  const variants = variantsOf(schemaKey, anchor);
  return (
    <li className={styles.key}>
      {variants.length === 0 ? (
        <div className={styles.leaf} id={anchor}>
          <div className={styles.head}>
            <KeyHead schemaKey={schemaKey} />
          </div>
          <KeyText schemaKey={schemaKey} />
        </div>
      ) : (
        <details className={styles.branch} id={anchor} open={level <= openLevels}>
          <summary className={styles.head}>
            <KeyHead schemaKey={schemaKey} />
          </summary>
          <KeyText schemaKey={schemaKey} />
          {variants.map((variant) => (
            <VariantKeys key={variant.anchor} variant={variant} level={level + 1} />
          ))}
        </details>
      )}
      <a
        className={styles.permalink}
        href={`#${anchor}`}
        aria-label={t('schema.linkTo', { name: schemaKey.name })}
      >
        #
      </a>
    </li>
  );
}

/** Keys of an object, with their types, descriptions, and nested keys. */
export function SchemaKeys({ variant, level }: { variant: Variant; level: number }): ReactNode {
  const t = useTranslate();
  return (
    <>
      <ul className={styles.keys}>
        {variant.keys.map((schemaKey) => (
          <Key
            key={schemaKey.name}
            schemaKey={schemaKey}
            anchor={keyAnchor(variant.anchor, schemaKey)}
            level={level}
          />
        ))}
      </ul>
      {variant.extraKeys === true && <p className={styles.description}>{t('schema.moreKeys')}</p>}
    </>
  );
}
