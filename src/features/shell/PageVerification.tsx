import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { currentLanguage } from '@site/src/site/languages';
import { describeChecks, verificationData, type Verification } from '@site/src/site/verification';

/** The checks that a page has passed: a line that opens. Nothing if one of them is outdated. */
export function PageVerification(): ReactNode {
  const t = useTranslate();
  const { metadata } = useDoc();
  const verification = usePluginData(verificationData) as Verification | undefined;
  const checks = verification?.[metadata.source.replace('@site/', '')];
  if (!checks) return null;
  const { summary, details } = describeChecks(checks, t, currentLanguage);
  return (
    <details>
      <summary>{summary}</summary>
      {details.join('\n')}
    </details>
  );
}
