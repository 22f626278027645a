import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import type { MessageKey } from '@site/model/facts/messages/translate';
import { withoutCore } from '@site/model/facts/upgrade/checkLeaving';
import { upgradeKeys } from '@site/model/facts/upgrade/checkUpgrade';
import styles from './upgrade.module.css';

interface UpgradeCheckProps {
  /** Releases to choose from, the oldest first. */
  releases: string[];
  from: string;
  to: string;
}

const interfaceKeys = [
  'upgrade.checking',
  'upgrade.empty',
  'upgrade.order',
  'upgrade.failed',
  'upgrade.unreadable',
  'upgrade.nothing',
  'upgrade.leaving',
  'upgrade.noImports',
  'upgrade.count',
  'upgrade.line',
  'upgrade.isUnknown',
  'upgrade.details',
] as const satisfies readonly MessageKey[];

/**
 * Form that checks code for changes between two releases, such as `<UpgradeCheck from="0.14.0"
 * to="0.16.0" />`. It's plain HTML, which script.ts controls. The button isn't of the type
 * `submit`, because the code must not become part of a URL before the script has loaded.
 */
export function UpgradeCheck({ releases, from, to }: UpgradeCheckProps): ReactNode {
  const t = useTranslate();
  const messages = Object.fromEntries(
    [...interfaceKeys, ...upgradeKeys].map((key) => [key, t(key)]),
  );
  const choice = (name: 'from' | 'to', selected: string) => (
    <label>
      {t(`upgrade.${name}`)}{' '}
      <select name={name} defaultValue={selected} autoComplete="off">
        {releases.map((release) => (
          <option key={release}>{release}</option>
        ))}
        {name === 'to' ? <option value={withoutCore}>{t('upgrade.mui')}</option> : null}
      </select>
    </label>
  );
  return (
    <form
      className={styles.form}
      aria-label={t('upgrade.label')}
      data-upgrade-check=""
      data-needs-script=""
      data-messages={JSON.stringify(messages)}
    >
      <label>
        {t('upgrade.code')}
        <textarea
          name="code"
          rows={10}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
        />
      </label>
      <div className={styles.choices}>
        {choice('from', from)}
        {choice('to', to)}
        <button type="button" data-upgrade-run="">
          {t('upgrade.check')}
        </button>
        <span>{t('upgrade.private')}</span>
      </div>
      <p role="status" data-upgrade-summary="" />
      <ul data-upgrade-results="" aria-label={t('upgrade.results')} hidden />
    </form>
  );
}
