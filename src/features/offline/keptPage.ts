/** Where a tab notes what a page held before it was reloaded for a new worker. */
const KEY = 'docs-before-reload';

/** How long a form may take to be there again, in ms. */
const PATIENCE = 5000;

/** Text fields of the page, in their order. Those of demos keep their own edits. */
const FIELDS =
  ':is(input:not([type=checkbox], [type=radio], [type=file], [type=password], [type=hidden]), textarea, select)';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface KeptPage {
  address: string;
  scroll: number;
  /** The rating whose form was open. */
  rating: string | null;
  /** Values by position among the fields. */
  values: string[];
  /** Position of the field that had the focus, or -1. */
  focused: number;
}

const fields = (): Field[] =>
  [...document.querySelectorAll<Field>(FIELDS)].filter(
    (field) => !field.closest('[data-demo], [data-island]'),
  );

const openThumb = () =>
  document.querySelector<HTMLElement>(
    '[data-feedback]:has(form:not([hidden])) button[data-rating][aria-pressed=true]',
  );

/** Notes where the reader is on this page and what they have typed, for the page that comes after a reload. */
export function keepPage(): void {
  const all = fields();
  const kept: KeptPage = {
    address: location.href,
    scroll: scrollY,
    rating: openThumb()?.dataset.rating ?? null,
    values: all.map(({ value }) => value),
    focused: all.indexOf(document.activeElement as Field),
  };
  // The form of feedback sends its rating when the reader leaves. A reload is no leaving.
  dispatchEvent(new Event('docs:reload'));
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Denied or full: the browser's own memory of the scroll position is left.
  }
}

function takeKept(): KeptPage | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const kept = JSON.parse(text ?? 'null') as Partial<KeptPage> | null;
    return kept?.address === location.href && Array.isArray(kept.values)
      ? (kept as KeptPage)
      : null;
  } catch {
    return null;
  }
}

/** The page has the same fields again: at once, or when the form of feedback has been loaded. */
function whenComplete(count: number, then: () => void): void {
  if (fields().length >= count) return then();
  const observer = new MutationObserver(() => {
    if (fields().length < count) return;
    observer.disconnect();
    then();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), PATIENCE);
}

/** Gives a reloaded page back what it held. */
export function restorePage(): void {
  const kept = takeKept();
  if (!kept) return;
  const { rating, values, focused, scroll } = kept;
  if (rating !== null) {
    const thumb = document.querySelector(
      `[data-feedback] button[data-rating="${CSS.escape(rating)}"]`,
    );
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
