import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons';

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
  /** What its copy button is called for screen readers. */
  copyLabel?: string;
}

const parts = { merge: 'add these keys', append: 'add at the end' } as const;

/** What the commands ask, below them. */
function Questions({ asks }: { asks: string }): ReactNode {
  const questions = JSON.parse(asks) as { question: string; answer: string }[];
  return (
    <ul className="code-asks">
      {questions.map(({ question, answer }) => (
        <li key={question}>
          Asks <q>{question}</q> Answer: <kbd>{answer}</kbd>
        </li>
      ))}
    </ul>
  );
}

/** A code fence. Copying is done by the page script, see `src/features/copy`. */
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
  copyLabel = 'Copy the code',
}: CodeBlockProps): ReactNode {
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
          {part ? <small> ({parts[part]})</small> : null}
        </figcaption>
      ) : null}
      <pre tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {asks ? <Questions asks={asks} /> : null}
      <button
        type="button"
        data-copy=""
        data-needs-script=""
        data-ga-event-category="code"
        data-ga-event-action="copy-click"
        aria-label={copyLabel}
      >
        <Icon name="copy" size={16} />
        <span>Copy</span>
      </button>
    </figure>
  );
}
