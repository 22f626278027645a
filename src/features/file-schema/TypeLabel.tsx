import { Fragment, type ReactNode } from 'react';
import type { SchemaType } from '@site/src/site/fileSchema';
import { definitions } from './schema';
import styles from './FileSchema.module.css';

/** A link to a shared type. Pointing at it shows what the type is. */
function Reference({ name }: { name: string }): ReactNode {
  const definition = definitions.find((candidate) => candidate.name === name);
  if (!definition)
    throw new Error(`The file schema refers to "${name}", which it does not define.`);
  return (
    <a className={styles.reference} href={`#${definition.anchor}`} title={definition.description}>
      {name}
    </a>
  );
}

/** Alternatives joined by `or`. Objects with keys of their own are listed below the label, so that they count once here. */
function Alternatives({ types }: { types: SchemaType[] }): ReactNode {
  const firstObject = types.find((type) => type.properties);
  const shown = types.filter((type) => !type.properties || type === firstObject);
  return shown.map((type, index) => (
    <Fragment key={index}>
      {index > 0 && ' or '}
      <TypeLabel type={type} />
    </Fragment>
  ));
}

/** The type of a value in words: `array of string`, `"free" or "pro"`, `Element`. */
export function TypeLabel({ type }: { type: SchemaType }): ReactNode {
  if (type.ref) return <Reference name={type.ref} />;
  if (type.anyOf) return <Alternatives types={type.anyOf} />;
  const values = type.enum ?? (type.const === undefined ? [] : [type.const]);
  if (values.length > 0) return values.map((value) => JSON.stringify(value)).join(' or ');
  if (type.items) {
    return (
      <>
        array of <TypeLabel type={type.items} />
      </>
    );
  }
  if (typeof type.extraKeys === 'object' && !type.properties) {
    return (
      <>
        object of <TypeLabel type={type.extraKeys} />
      </>
    );
  }
  return type.type === undefined || type.type === 'any' ? 'any value' : type.type;
}
