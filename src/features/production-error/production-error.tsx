import type { ReactNode } from 'react';
import { useRichText, useTranslate } from '@site/src/features/i18n/hooks';
import type { ProductionError } from '@site/model/facts/productionErrors';
import styles from './ProductionErrors.module.css';

function Row({ code, message, packages }: ProductionError): ReactNode {
  const t = useTranslate();
  return (
    <tr id={`code-${code}`}>
      <th scope="row">
        <a href={`#code-${code}`} aria-label={t('errors.link', { code })}>
          {code}
        </a>
      </th>
      <td>
        <pre className={styles.message} data-message="">
          {message}
        </pre>
        <p className={styles.packages}>{packages.join(', ')}</p>
      </td>
    </tr>
  );
}

/** Table of all errors, and a container in which `script.ts` shows the error in the URL. */
export function ProductionErrors({ messages }: { messages: ProductionError[] }): ReactNode {
  const t = useTranslate();
  const rich = useRichText();
  return (
    <>
      <p>{rich('errors.lead', { query: <code>?code=9&amp;args[]=red</code> })}</p>
      <section
        className={styles.result}
        data-production-error=""
        data-needs-script=""
        aria-live="polite"
        aria-label={t('errors.result')}
        data-none={t('errors.none')}
        data-error={t('errors.error')}
        data-unknown={t('errors.unknown')}
        data-missing-argument={t('errors.missingArgument')}
      />
      <h2 id="all">{t('errors.all')}</h2>
      <p>{rich('errors.place', { place: <code>%s</code> })}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('errors.code')}</th>
            <th scope="col">{t('errors.message')}</th>
          </tr>
        </thead>
        <tbody>
          {messages.map((message) => (
            <Row key={message.code} {...message} />
          ))}
        </tbody>
      </table>
    </>
  );
}
