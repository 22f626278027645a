import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons/icons';
import { useRichText, useTranslate } from '@site/src/features/i18n/hooks';
import { defaultSiteUrl, withOrigin } from '@site/model/facts/origins';
import { inCodeHead, VariantSwitch } from './CodeTabs';
import foldStyles from './Fold.module.css';
import numberedStyles from './Numbered.module.css';

export interface CodeBlockProps {
  /** Highlighted at build time by plugins/code-blocks. */
  html: string;
  language: string;
  /** File name above the code. */
  title?: string;
  /** File name for readers of JavaScript, if the code is the same. */
  'js-title'?: string;
  /** Variant that the code is for, if there's another block with the other variant. */
  variant?: 'TS' | 'JS';
  /** Label of the block's tab in `<CodeTabs>`. */
  tab?: string;
  numbered?: string;
  /** How the code is added to the file in `title`, if it isn't the whole file. */
  part?: 'merge' | 'append';
  /** JSON of the questions that the commands ask, and their answers. */
  asks?: string;
  /** Accessible name of the copy button. Default: `copy.code`. */
  copyLabel?: string;
}

/**
 * Maximum length of a line, and number of lines, that are easy to read in the page: about a page
 * and a half.
 */
const comfortableSize = { characters: 100, lines: 60 };

const linesOf = (html: string): string[] =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&\w+;/g, ' ')
    .trimEnd()
    .split('\n');

/** Number of lines if code is folded. Marked lines must be visible. */
function foldedLines(html: string): number | undefined {
  const { length } = linesOf(html);
  return length > 40 && !html.includes('"line line-') ? length : undefined;
}

/**
 * Returns whether code is longer or wider than a page shows. Blocks of one or two lines never are,
 * such as long commands.
 */
function isLong(html: string): boolean {
  const lines = linesOf(html);
  if (lines.length < 3) return false;
  return (
    lines.length > comfortableSize.lines ||
    lines.some(({ length }) => length > comfortableSize.characters)
  );
}

function Questions({ asks }: { asks: string }): ReactNode {
  const questions = JSON.parse(asks) as { question: string; answer: string }[];
  const rich = useRichText();
  return (
    <ul className="code-asks">
      {questions.map(({ question, answer }) => (
        <li key={question}>
          {rich('code.asks', { question: <q>{question}</q>, answer: <kbd>{answer}</kbd> })}
        </li>
      ))}
    </ul>
  );
}

/** Code block of a fence. The page script handles copying, see `script.ts`. */
export function CodeBlock({
  html,
  language,
  title,
  'js-title': jsTitle,
  variant,
  tab,
  numbered,
  part,
  asks,
  copyLabel,
}: CodeBlockProps): ReactNode {
  const t = useTranslate();
  const lines = foldedLines(html);
  return (
    <>
      {variant === 'TS' ? <VariantSwitch {...inCodeHead} /> : null}
      <figure
        className={numbered ? `code ${numberedStyles.numbered}` : 'code'}
        data-language={language}
        data-variant={variant}
        hidden={variant === 'JS'}
        data-tab={tab}
        data-numbered={numbered}
      >
        {title ? (
          <figcaption>
            {jsTitle ? (
              <>
                <span data-variant="TS">{title}</span>
                <span data-variant="JS">{jsTitle}</span>
              </>
            ) : (
              title
            )}
            {part ? <small> ({t(`code.part.${part}`)})</small> : null}
          </figcaption>
        ) : null}
        <pre tabIndex={0}>
          <code
            dangerouslySetInnerHTML={{
              __html: withOrigin(html, process.env.SITE_URL || defaultSiteUrl),
            }}
          />
        </pre>
        {lines ? (
          <label className={foldStyles.fold} data-fold="">
            <input type="checkbox" className="visually-hidden" />
            {t('code.showAll', { count: lines })}
          </label>
        ) : null}
        {asks ? <Questions asks={asks} /> : null}
        {isLong(html) ? (
          <button
            type="button"
            data-enlarge=""
            data-needs-script=""
            aria-label={t('code.enlarge')}
            title={t('code.enlarge')}
          />
        ) : null}
        <button
          type="button"
          data-copy=""
          data-needs-script=""
          data-ga-event-category="code"
          data-ga-event-action="copy-click"
          aria-label={copyLabel ?? t('copy.code')}
        >
          <span>{t('copy')}</span>
        </button>
      </figure>
    </>
  );
}

/** A command in running text with a copy button, which `script.ts` handles. */
export function InlineCommand({ command }: { command: string }): ReactNode {
  const t = useTranslate();
  return (
    <span data-copy-source="">
      <code>{command}</code>
      <button
        type="button"
        data-copy="inline"
        data-needs-script=""
        data-ga-event-category="code"
        data-ga-event-action="copy-click"
        aria-label={t('copy.command')}
      >
        <Icon name="copy" size={16} />
        <span />
      </button>
    </span>
  );
}
