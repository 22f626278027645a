import { createContext, Fragment, type ReactNode, useContext } from 'react';
import { useRichText, useTranslate } from '@site/src/features/i18n/hooks';
import {
  type Definition,
  keyAnchor,
  literalsOf,
  type SchemaKey,
  type SchemaType,
  type Variant,
  variantsOf,
} from '@site/model/facts/fileSchema';
import type { tags } from '@site/model/tags/records/content';
import type { TagProps } from '@site/model/tags/define';
import styles from './FileSchema.module.css';

const Definitions = createContext<readonly Definition[]>([]);

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

/** Number of levels that are open initially: `spec`, so that its keys are visible. */
const openLevels = 1;

/**
 * Alternatives joined by `or`. All objects with keys count as one alternative here, because their
 * keys are listed below the label.
 */
function AlternativeTypes({ types }: { types: SchemaType[] }): ReactNode {
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
function TypeLabel({ type }: { type: SchemaType }): ReactNode {
  const t = useTranslate();
  const rich = useRichText();
  if (type.ref) return <Reference name={type.ref} />;
  if (type.anyOf) return <AlternativeTypes types={type.anyOf} />;
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

function KeyHead({ schemaKey }: { schemaKey: SchemaKey }): ReactNode {
  const t = useTranslate();
  return (
    <>
      <code className={styles.name}>{schemaKey.name}</code>{' '}
      <span className={styles.type}>
        <TypeLabel type={schemaKey} />
      </span>
      {schemaKey.required && <span className={styles.required}>{` ${t('schema.required')}`}</span>}
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

function SchemaKeys({ variant, level }: { variant: Variant; level: number }): ReactNode {
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
export function FileSchema({ name, schema }: TagProps<typeof tags.FileSchema>): ReactNode {
  const entry = [...schema.files, ...schema.definitions].find((each) => each.name === name);
  if (!entry) return null;
  const [variant] = variantsOf(entry, entry.anchor);
  return (
    <Definitions value={schema.definitions}>
      <div data-body="" className={styles.body}>
        <div className={styles.schema}>
          {variant ? <SchemaKeys variant={variant} level={1} /> : <Alternatives entry={entry} />}
        </div>
      </div>
    </Definitions>
  );
}
