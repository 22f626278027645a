import type { ReactNode } from 'react';
import { Icon, type IconName } from '@site/src/components/icons/icons';
import { LocalLink } from '@site/src/components/link/LocalLink';
import { DemoFrame } from '@site/src/features/demo/demo';
import { useRichText, useTranslate } from '@site/src/features/i18n/hooks';
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
        <LocalLink className={styles.secondary} to="/toolpad/core/introduction/tutorial/">
          {t('home.tutorial')}
        </LocalLink>
        <nav className={styles.entries} aria-label={t('home.entries')}>
          <LocalLink to="/toolpad/core/all-components/">{t('home.components')}</LocalLink>
          <LocalLink to="/toolpad/core/introduction/examples/">{t('home.examples')}</LocalLink>
          <LocalLink to="/toolpad/core/templates/orders/">{t('home.templates')}</LocalLink>
        </nav>
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

const icons: Record<HomeLink['label'], readonly IconName[]> = {
  'home.nextAppRouter': ['nextjs'],
  'home.nextPagesRouter': ['nextjs'],
  'home.viteReactRouter': ['vite', 'react_router'],
  'home.dashboards': ['dashboard'],
  'home.records': ['list'],
  'home.signIn': ['account'],
  'home.dialogs': ['dialog'],
};

function Card({ label, text, to }: HomeLink): ReactNode {
  const t = useTranslate();
  return (
    <li>
      {icons[label].map((icon) => (
        <Icon key={icon} name={icon} size={28} />
      ))}
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
      </section>
    </>
  );
}

/** Front page: introduces Toolpad Core, and links to Toolpad Studio for its users. */
export function Home(): ReactNode {
  const t = useTranslate();
  const { studio } = products;
  return (
    <main className={styles.main} data-search-home="">
      <Hero />
      <Core />
      <section aria-labelledby="studio">
        <h2 id="studio">{t('home.studioUsers')}</h2>
        <ul>
          <li>
            <Icon name="tablet" size={28} />
            <h3>
              <LocalLink to={studio.home}>{studio.name}</LocalLink> <small>v{studio.version}</small>
            </h3>
            <p>
              {t('home.studio')} {t('home.deprecated')}
            </p>
          </li>
        </ul>
      </section>
    </main>
  );
}
