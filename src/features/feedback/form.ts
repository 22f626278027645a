import { createTranslate } from '@site/src/features/i18n';
import { currentLanguage } from '@site/src/site/languages';
import { MAX_COMMENT, parseFeedback, type FeedbackResult } from './schema';
import { sendFeedback, sendOnLeaving } from './send';
import { createFeedbackForm } from './view';

export type Rating = 1 | 0;

/** Options that the page script passes with the first click on a thumb. */
export interface FeedbackOptions {
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

  const read = (text: string): FeedbackResult =>
    parseFeedback({
      page: location.pathname,
      product,
      version,
      language: currentLanguage,
      rating,
      comment: text,
      section: view.section.value || undefined,
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
    if (result === 'failed') return;
    storedRating = String(rating);
    save(rating);
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
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.isComposing)
      void send();
  });
  comment.addEventListener('input', showCount);
  view.cancel.addEventListener('click', close);
  // When the reader leaves, a rating is sent even without a comment. An unsent comment isn't.
  let isReloading = false;
  addEventListener('docs:reload', () => {
    isReloading = true;
  });
  addEventListener('pagehide', () => {
    const { feedback } = read('');
    if (feedback && !isReloading && root.isConnected && !form.hidden && isState('idle'))
      sendOnLeaving(endpoint, feedback);
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

/** Opens the form below the thumbs, for the one that was clicked. */
export function openFeedback(options: FeedbackOptions, rating: Rating): void {
  const open = forms.get(options.root) ?? createForm(options);
  forms.set(options.root, open);
  open(rating);
}
