import messages from '@generated/production-errors/default/messages.json';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { ProductionErrors } from '@site/src/features/production-error';
import styles from './production-error.module.css';

/** `/toolpad/production-error/`: the full texts of minified MUI errors (contract, section 14). */
export default function ProductionErrorPage(): ReactNode {
  return (
    <Layout
      title="Production errors"
      description="The full messages of the numbered errors that production builds of Material UI and MUI X throw, with their arguments filled in."
    >
      <main className={`prose ${styles.main}`}>
        <h1>Production errors</h1>
        <ProductionErrors messages={messages} />
      </main>
    </Layout>
  );
}
