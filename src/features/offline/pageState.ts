import { readStored, removeStored, writeStored } from '@site/src/components/storage';

/** Session storage key for the state of a page that is reloaded for a new worker. */
const KEY = 'docs-before-reload';

const MAX_STORED = 1_000_000;

/** Maximum time in ms to wait for the feedback form to open again. */
const FORM_TIMEOUT = 5000;

/** Text fields of the page, in document order. Demos restore theirs. */
const FIELDS =
  ':is(input:not([type=checkbox], [type=radio], [type=file], [type=password], [type=hidden]), textarea, select)';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface PageState {
  address: string;
  scroll: number;
  /** Rating of the open feedback form. */
  rating: string | null;
  /** Values by position among the fields. */
  values: string[];
  /** Index of the focused field, or -1. */
  focused: number;
}

const fields = (): Field[] =>
  [...document.querySelectorAll<Field>(FIELDS)].filter(
    (field) => !field.closest('[data-demo], [data-island]'),
  );

const pressedThumb = () =>
  document.querySelector<HTMLElement>(
    '[data-feedback]:has(form:not([hidden])) button[data-rating][aria-pressed=true]',
  );

/** Stores the scroll position and the values of the fields, for the page after the reload. */
export function storePageState(): void {
  const all = fields();
  const state: PageState = {
    address: location.href,
    scroll: scrollY,
    rating: pressedThumb()?.dataset.rating ?? null,
    values: all.map(({ value }) => value),
    focused: all.indexOf(document.activeElement as Field),
  };
  // The feedback form sends its rating when the reader leaves, but not for a reload.
  dispatchEvent(new Event('docs:reload'));
  writeStored('session', KEY, JSON.stringify(state));
}

function isPageState(value: unknown): value is PageState {
  if (typeof value !== 'object' || value === null) return false;
  const { address, scroll, rating, values, focused } = value as Partial<
    Record<keyof PageState, unknown>
  >;
  return (
    typeof address === 'string' &&
    typeof scroll === 'number' &&
    (rating === null || rating === '1' || rating === '0') &&
    Array.isArray(values) &&
    values.every((each) => typeof each === 'string') &&
    typeof focused === 'number'
  );
}

function takePageState(): PageState | null {
  const text = readStored('session', KEY);
  removeStored('session', KEY);
  try {
    const state: unknown = JSON.parse(text && text.length <= MAX_STORED ? text : 'null');
    return isPageState(state) && state.address === location.href ? state : null;
  } catch {
    return null;
  }
}

/** Runs a function when the page has all fields: at once, or when the feedback form has loaded. */
function whenComplete(count: number, then: () => void): void {
  if (fields().length >= count) return then();
  const observer = new MutationObserver(() => {
    if (fields().length < count) return;
    observer.disconnect();
    then();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), FORM_TIMEOUT);
}

export function restorePageState(): void {
  const state = takePageState();
  if (!state) return;
  const { rating, values, focused, scroll } = state;
  if (rating !== null) {
    const thumb = document.querySelector(`[data-feedback] button[data-rating="${rating}"]`);
    thumb?.dispatchEvent(new Event('feedback:open', { bubbles: true }));
  }
  const all = () => fields();
  whenComplete(values.length, () => {
    all().forEach((field, index) => {
      const value = values[index];
      if (value === undefined || field.value === value) return;
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    all()[focused]?.focus({ preventScroll: true });
    scrollTo({ top: scroll, behavior: 'instant' });
  });
}
