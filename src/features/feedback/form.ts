import { addStyles } from '@site/src/components/addStyles';
import { element, isComposing } from '@site/src/components/element';
import { createTranslate, type Translate } from '@site/model/facts/messages/translate';
import { elementIds } from '@site/model/facts/elementIds';
import { currentLanguage } from '@site/model/facts/languages';
import styles from './form.text.css';
import {
  type Feedback,
  type FeedbackResult,
  MAX_COMMENT,
  parseFeedback,
} from '../../../model/facts/feedback';

/** Maximum time to wait for a response, in ms (docs/behavior.md#feedback). */
const TIMEOUT = 10_000;

const requestOf = (feedback: Feedback): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(feedback),
  credentials: 'omit',
});

/** `failed` if the response isn't 2xx, or if there's none in time. Never throws. */
async function sendFeedback(endpoint: string, feedback: Feedback): Promise<'sent' | 'failed'> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT);
  try {
    const { ok } = await fetch(endpoint, { ...requestOf(feedback), signal: controller.signal });
    return ok ? 'sent' : 'failed';
  } catch {
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}

/** Sends feedback when the reader leaves. The result is unknown. */
function sendOnLeaving(endpoint: string, feedback: Feedback): void {
  fetch(endpoint, { ...requestOf(feedback), keepalive: true }).catch(() => undefined);
}

function options(t: Translate): HTMLOptionElement[] {
  const headings = [...document.querySelectorAll<HTMLElement>('article :is(h2, h3)[id]')];
  const choices = headings.map(({ id, textContent }) =>
    element('option', { value: id }, textContent.trim()),
  );
  return [element('option', { value: '' }, t('feedback.wholePage')), ...choices];
}

function createFeedbackForm(t: Translate) {
  addStyles(styles);
  const question = element('span', {});
  const comment = element('textarea', {
    name: 'comment',
    rows: '4',
    'aria-describedby': 'feedback-count',
  });
  const count = element('p', { 'data-count': '', id: 'feedback-count' });
  const section = element('select', { name: 'section' }, ...options(t));
  // See `website` in the schema. Password managers have separate attributes.
  const honeypot = element('input', {
    ...{ name: 'website', tabindex: '-1', autocomplete: 'off' },
    ...{ 'data-1p-ignore': '', 'data-bwignore': '', 'data-lpignore': 'true' },
  });
  const cancel = element('button', { type: 'button' }, t('feedback.cancel'));
  const form = element(
    'form',
    { novalidate: '', 'aria-labelledby': elementIds.feedbackQuestion },
    element('label', {}, question, comment),
    count,
    element('label', {}, t('feedback.section'), section),
    element(
      'label',
      { class: 'visually-hidden', 'aria-hidden': 'true' },
      t('feedback.website'),
      honeypot,
    ),
    element(
      'div',
      { 'data-actions': '' },
      element('button', { type: 'submit' }, t('feedback.send')),
      cancel,
    ),
  );
  return { form, comment, question, count, section, honeypot, cancel };
}

export type Rating = 1 | 0;

interface FeedbackOptions {
  root: HTMLElement;
  /** Stores a rating after it has been sent. */
  save: (rating: Rating) => void;
}

/** While `idle`, the content of the form hasn't been sent. */
type State = 'idle' | 'sending' | 'sent' | 'failed';

const forms = new WeakMap<HTMLElement, (rating: Rating) => void>();

/** Creates the feedback form of a page. @returns a function that opens it for a rating */
function createForm({ root, save }: FeedbackOptions): (rating: Rating) => void {
  const { endpoint = '', product, version } = root.dataset;
  const t = createTranslate();
  const view = createFeedbackForm(t);
  const { form, comment } = view;
  const thumbs = [...root.querySelectorAll<HTMLElement>('button[data-rating]')];
  const status = root.querySelector('[role=status]');
  let storedRating = thumbs.find((thumb) => thumb.ariaPressed === 'true')?.dataset.rating;
  let rating: Rating = 1;

  const isState = (...states: State[]) => states.some((state) => root.dataset.state === state);

  function show(state: State, message = ''): void {
    root.dataset.state = state;
    form.hidden = state === 'sent';
    form.ariaBusy = String(state === 'sending');
    if (status) status.textContent = message;
  }

  function press(pressed: string | undefined): void {
    thumbs.forEach((thumb) =>
      thumb.setAttribute('aria-pressed', String(thumb.dataset.rating === pressed)),
    );
  }

  function showCount(): void {
    comment.setAttribute('aria-invalid', String(comment.value.trim().length > MAX_COMMENT));
    view.count.textContent = t('feedback.count', {
      count: comment.value.trim().length,
      max: MAX_COMMENT,
    });
  }

  function remember(): void {
    storedRating = String(rating);
    save(rating);
  }

  const read = (text: string): FeedbackResult =>
    parseFeedback({
      page: location.pathname,
      product,
      version,
      language: currentLanguage,
      rating,
      comment: text,
      // The server accepts no longer ID.
      section: view.section.value.slice(0, 200) || undefined,
      website: view.honeypot.value || undefined,
    });

  async function send(): Promise<void> {
    if (isState('sending')) return;
    const { feedback, problems } = read(comment.value);
    if (problems?.some(({ field }) => field === 'comment')) {
      show('idle', t('feedback.tooLong', { count: comment.value.trim().length, max: MAX_COMMENT }));
      comment.focus();
      return;
    }
    show('sending', t('feedback.sending'));
    const result = feedback ? await sendFeedback(endpoint, feedback) : 'failed';
    show(result, t(`feedback.${result}`));
    // Bots don't try again, but readers whose password manager has filled the hidden field do.
    view.honeypot.value = '';
    if (result === 'failed') return;
    remember();
    comment.value = '';
    thumbs.find((thumb) => thumb.dataset.rating === storedRating)?.focus();
  }

  function close(): void {
    show('idle');
    form.hidden = true;
    press(storedRating);
    thumbs[0]?.focus();
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposing(event))
      void send();
  });
  comment.addEventListener('input', showCount);
  view.cancel.addEventListener('click', close);
  // When the reader leaves, a rating is sent even without a comment, once. An unsent comment isn't.
  addEventListener('pagehide', () => {
    const { feedback } = read('');
    if (!feedback || !root.isConnected || form.hidden || !isState('idle')) return;
    if (storedRating !== String(rating)) sendOnLeaving(endpoint, feedback);
    remember();
  });
  root.append(form);
  if (status) root.append(status);

  return (pressed) => {
    if (isState('sending')) return;
    rating = pressed;
    press(String(pressed));
    view.question.textContent = t(`feedback.comment.${pressed}`);
    show('idle');
    showCount();
    comment.focus();
  };
}

export function openFeedback(options: FeedbackOptions, rating: Rating): void {
  const open = forms.get(options.root) ?? createForm(options);
  forms.set(options.root, open);
  open(rating);
}
