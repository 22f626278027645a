import type { ReactNode } from 'react';
import { useRichText, useTranslate } from '@site/src/features/i18n/hooks';

export interface CodeBlockProps {
  /** Highlighted at build time by plugins/code-blocks. */
  html: string;
  language: string;
  /** File name above the code. */
  title?: string;
  /** The file name for readers of JavaScript, where the code is the same. */
  'js-title'?: string;
  /** The readers it is for, where the code has a twin for the others. */
  variant?: 'TS' | 'JS';
  /** Label of its tab inside `<CodeTabs>`. */
  tab?: string;
  numbered?: string;
  /** How the code joins the file in `title`, where it is not the whole file. */
  part?: 'merge' | 'append';
  /** JSON of the questions that the commands ask, with their answers. */
  asks?: string;
  /** What its copy button is called for screen readers. Default: `copy.code`. */
  copyLabel?: string;
}

/**
 * Characters of a line, and lines, that are still read well where they stand: about as much as a
 * page and a half shows.
 */
const fits = { characters: 100, lines: 60 };

/** Whether code is longer or wider than a page shows. A command is one line whatever its length. */
function isLong(html: string): boolean {
  const lines = html
    .replace(/<[^>]*>/g, '')
    .replace(/&\w+;/g, ' ')
    .split('\n');
  if (lines.length < 3) return false;
  return lines.length > fits.lines || lines.some(({ length }) => length > fits.characters);
}

/** What the commands ask, below them. */
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

/** A code fence. Copying is done by the page script, see `script.ts`. */
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
  return (
    <figure
      className="code"
      data-language={language}
      data-variant={variant}
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
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
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
  );
}
