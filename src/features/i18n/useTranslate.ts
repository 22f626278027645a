import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import type { MessageKey } from './en';
import { useUserLanguage } from './DocsProvider';
import { translateAll } from './allTexts';
import type { Translate } from './translate';

/** `t(key)` in the language of the page in view. */
export function useTranslate(): Translate<MessageKey> {
  const language = useUserLanguage();
  return useMemo(() => translateAll(language), [language]);
}

/** A text with elements in its `{name}` places. */
export type RichText = (key: MessageKey, values: Readonly<Record<string, ReactNode>>) => ReactNode;

/** Like `useTranslate`, for texts that have links, code or other elements in them. */
export function useRichText(): RichText {
  const t = useTranslate();
  return (key, values) =>
    t(key)
      .split(/\{(\w+)\}/)
      .map((part, index) =>
        createElement(
          Fragment,
          { key: index },
          index % 2 === 0 ? part : (values[part] ?? `{${part}}`),
        ),
      );
}
