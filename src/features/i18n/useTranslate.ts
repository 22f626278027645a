import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import type { MessageKey } from './en';
import { useUserLanguage } from './DocsProvider';
import { translateAll } from './allMessages';
import type { Translate } from './translate';

/** Returns `t(key)` for the language of the current page. */
export function useTranslate(): Translate<MessageKey> {
  const language = useUserLanguage();
  return useMemo(() => translateAll(language), [language]);
}

/** A string with elements in place of its `{name}` placeholders. */
export type RichText = (key: MessageKey, values: Readonly<Record<string, ReactNode>>) => ReactNode;

/** Like `useTranslate`, but for strings that contain links, code, or other elements. */
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
