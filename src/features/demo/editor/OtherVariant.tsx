import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import type { CodeVariant } from '@site/src/site/demo';

export interface OtherVariantProps {
  /** Variant of the edit. */
  variant: CodeVariant;
  /** Variant that the reader chose. */
  wanted: CodeVariant;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Asks what to do with an edit that can't be shown in the chosen variant. */
export function OtherVariant({
  variant,
  wanted,
  onContinue,
  onDiscard,
}: OtherVariantProps): ReactNode {
  const t = useTranslate();
  const nameOf = (each: CodeVariant) => t(`codeVariant.${each}`);
  return (
    <div data-part="note" role="status">
      <span>{t('editor.otherVariant', { variant: nameOf(variant), wanted: nameOf(wanted) })}</span>
      <button type="button" onClick={onContinue}>
        {t('editor.goOn', { variant: nameOf(variant) })}
      </button>
      <button type="button" onClick={onDiscard}>
        {t('editor.discard')}
      </button>
    </div>
  );
}
