import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons/icons';
import { LocalLink } from '@site/src/components/link/LocalLink';
import { DemoFrame } from '@site/src/features/demo/demo';
import { useRichText, useTranslate } from '@site/src/features/i18n/hooks';
import { SearchField } from '@site/src/features/search/search';
import { builds, frameworks, type HomeLink, projectStatus } from '@site/model/facts/links';
import { products } from '@site/model/facts/products';
import styles from './Home.module.css';

function Hero(): ReactNode {
  const t = useTranslate();
  const rich = useRichText();
  return (
    <div className={styles.hero}>
      <div>
        <h1>{t('home.heading')}</h1>
        <p>{t('home.lead')}</p>
        <p>
          {rich('home.status', {
            status: <LocalLink to={projectStatus.url}>{t('home.unmaintained')}</LocalLink>,
          })}
        </p>
        <LocalLink className={styles.primary} to="/toolpad/core/introduction/installation/">
          {t('home.install')} <Icon name="arrow_forward" directional />
        </LocalLink>
        <div data-search-home="">
          <SearchField className={styles.search} />
        </div>
      </div>
      <DemoFrame
        product="core"
        version={products.core.version}
        name="DashboardLayoutBasic"
        title={t('home.application')}
        height={520}
      />
    </div>
  );
}

function Card({ label, text, to }: HomeLink): ReactNode {
  const t = useTranslate();
  return (
    <li>
      <h3>
        <LocalLink to={to}>{t(label)}</LocalLink>
      </h3>
      <p>{t(text)}</p>
    </li>
  );
}

function Core(): ReactNode {
  const t = useTranslate();
  return (
    <>
      <section aria-labelledby="frameworks">
        <h2 id="frameworks">{t('home.frameworks')}</h2>
        <ul>
          {frameworks.map((link) => (
            <Card key={link.to} {...link} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="builds">
        <h2 id="builds">{t('home.builds')}</h2>
        <ul>
          {builds.map((link) => (
            <Card key={link.to} {...link} />
          ))}
        </ul>
        <p>
          <LocalLink to="/toolpad/core/introduction/tutorial/">{t('home.tutorial')}</LocalLink>
          {' · '}
          <LocalLink to="/toolpad/core/all-components/">{t('home.allComponents')}</LocalLink>
        </p>
      </section>
    </>
  );
}

/** Front page: introduces Toolpad Core, and links to Toolpad Studio for its users. */
export function Home(): ReactNode {
  const t = useTranslate();
  const { studio } = products;
  return (
    <main className={styles.main}>
      <Hero />
      <Core />
      <section aria-labelledby="studio">
        <h2 id="studio">
          <LocalLink to={studio.home}>{studio.name}</LocalLink> <small>v{studio.version}</small>
        </h2>
        <p>
          {t('home.studio')} {t('home.deprecated')}
        </p>
      </section>
    </main>
  );
}
