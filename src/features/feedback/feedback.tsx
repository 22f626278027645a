import { useTranslate } from '@site/src/features/i18n/hooks';
import { Icon } from '@site/src/components/icons/icons';
import { elementIds } from '@site/model/facts/elementIds';
import type { Product } from '@site/model/facts/products';
import type { ReactNode } from 'react';
import { issueUrl } from './issue';
import styles from './PageFeedback.module.css';

interface PageFeedbackProps {
  title: string;
  url: string;
  product: Product['productId'];
  version: string;
}

const thumbs = [
  { rating: 1, text: 'feedback.yes', icon: 'thumb_up' },
  { rating: 0, text: 'feedback.no', icon: 'thumb_down' },
] as const;

/**
 * Asks whether the page was helpful. With `FEEDBACK_URL`, the thumbs are buttons, and `script.ts`
 * sends the answer. Without it, or without JavaScript, they are links to a prefilled issue.
 */
export function PageFeedback({ title, url, product, version }: PageFeedbackProps): ReactNode {
  const t = useTranslate();
  return (
    <section
      id={elementIds.feedback}
      className={styles.feedback}
      aria-labelledby={elementIds.feedbackQuestion}
      data-feedback=""
      data-state="idle"
      data-endpoint={process.env.FEEDBACK_URL || undefined}
      data-product={product}
      data-version={version}
    >
      <div className={styles.question}>
        <p id={elementIds.feedbackQuestion}>{t('feedback.question')}</p>
        <div
          className={styles.buttons}
          role="group"
          aria-labelledby={elementIds.feedbackQuestion}
          data-needs-script=""
        >
          {thumbs.map(({ rating, text, icon }) => (
            <button
              key={rating}
              type="button"
              data-rating={rating}
              aria-pressed="false"
              data-ga-event-category="feedback"
              data-ga-event-action={`rate-${rating}`}
            >
              <Icon name={icon} />
              {t(text)}
            </button>
          ))}
        </div>
        <div className={styles.links}>
          <small>{t('feedback.onGitHub')}</small>
          {thumbs.map(({ rating, text, icon }) => (
            <a
              key={rating}
              href={issueUrl({ title, url, rating })}
              aria-label={t('feedback.answerOnGitHub', { answer: t(text) })}
              target="_blank"
              rel="noopener"
              data-ga-event-category="feedback"
              data-ga-event-action={`issue-${rating}`}
            >
              <Icon name={icon} />
              {t(text)}
            </a>
          ))}
        </div>
      </div>
      <p role="status" data-failed={t('feedback.failed')} />
    </section>
  );
}
