import { Fragment, useContext, type ReactNode } from 'react';
import { useRichText, useTranslate } from '@site/src/features/i18n/hooks';
import type { SchemaType } from '@site/src/site/fileSchema';
import { Definitions } from './Definitions';
import styles from './FileSchema.module.css';

/** Link to a shared type, with its description as a tooltip. */
function Reference({ name }: { name: string }): ReactNode {
  const definition = useContext(Definitions).find((candidate) => candidate.name === name);
  if (!definition)
    throw new Error(`The file schema refers to "${name}", which it does not define.`);
  return (
    <a className={styles.reference} href={`#${definition.anchor}`} title={definition.description}>
      {name}
    </a>
  );
}

/**
 * Alternatives joined by `or`. All objects with keys count as one alternative here, because their
 * keys are listed below the label.
 */
function Alternatives({ types }: { types: SchemaType[] }): ReactNode {
  const t = useTranslate();
  const firstObject = types.find((type) => type.properties);
  const shown = types.filter((type) => !type.properties || type === firstObject);
  return shown.map((type, index) => (
    <Fragment key={index}>
      {index > 0 && t('schema.or')}
      <TypeLabel type={type} />
    </Fragment>
  ));
}

/** Type of a value in words: `array of string`, `"free" or "pro"`, `Element`. */
export function TypeLabel({ type }: { type: SchemaType }): ReactNode {
  const t = useTranslate();
  const rich = useRichText();
  if (type.ref) return <Reference name={type.ref} />;
  if (type.anyOf) return <Alternatives types={type.anyOf} />;
  const values = type.enum ?? (type.const === undefined ? [] : [type.const]);
  if (values.length > 0) return values.map((value) => JSON.stringify(value)).join(t('schema.or'));
  if (type.items) {
    return rich('schema.arrayOf', { type: <TypeLabel type={type.items} /> });
  }
  if (typeof type.extraKeys === 'object' && !type.properties) {
    return rich('schema.objectOf', { type: <TypeLabel type={type.extraKeys} /> });
  }
  return type.type === undefined || type.type === 'any' ? t('schema.any') : type.type;
}
