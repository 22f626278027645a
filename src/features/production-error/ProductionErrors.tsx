import type { ReactNode } from 'react';
import type { ProductionError } from '@site/src/site/productionErrors';
import styles from './ProductionErrors.module.css';

function Row({ code, message, packages }: ProductionError): ReactNode {
  return (
    <tr id={`code-${code}`}>
      <th scope="row">
        <a href={`#code-${code}`} aria-label={`Link to error ${code}`}>
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

/** The whole table, and a place in which the page script shows the message an address asks for: see script.ts. */
export function ProductionErrors({ messages }: { messages: ProductionError[] }): ReactNode {
  return (
    <>
      <p>
        Production builds of Material UI and MUI X replace the texts of their errors by a number and
        a link. With the query of that link, such as <code>?code=9&amp;args[]=red</code>, this page
        shows the text. A development build reports it at once.
      </p>
      <section
        className={styles.result}
        data-production-error=""
        data-needs-script=""
        aria-live="polite"
        aria-label="Error of this address"
      />
      <h2 id="all">All errors</h2>
      <p>
        <code>%s</code> stands for a value that the error adds.
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Code</th>
            <th scope="col">Message</th>
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
