import { sendEvent } from '@site/src/features/analytics/analytics';
import { createTranslate } from '@site/model/facts/messages/translate';
import { countElsewhere, type LoadedIndex, loadExcerpts, loadIndex } from './load';
import { type Actions, type DialogElements, render, renderSelected } from './render';
import { listen, renderDialog } from './renderDialog';
import {
  choicesOf,
  clearRecent,
  contentFor,
  initialState,
  readRecent,
  type ShownContent,
  startingPages,
  withOpened,
  writeRecent,
} from './state';

/** Share of queries without a result that are reported. */
const SAMPLE_RATE = 0.1;

const MAX_LENGTH = 80;

/**
 * Returns whether a query may contain private data that was pasted by accident: email addresses,
 * keys, or numbers.
 */
const isPrivate = (query: string) => /\S@\S+\.\S|\d{6,}|[\w-]{32,}/.test(query);

let lastReported = '';

/**
 * Reports a query without results when the reader gives up: on Enter, or when the dialog closes.
 * Incomplete queries aren't reported.
 */
export function reportNoResults(query: string, random = Math.random()): void {
  const text = query.trim().toLowerCase();
  if (text.length < 2 || text.length > MAX_LENGTH || text === lastReported || isPrivate(text))
    return;
  lastReported = text;
  if (random < SAMPLE_RATE) sendEvent('search', { eventAction: 'no-result', eventLabel: text });
}

/**
 * Time in ms without a key press before excerpts are loaded, so that incomplete queries load none.
 */
const EXCERPT_DELAY = 100;

/** The same for the index of other products, in ms. */
const ELSEWHERE_DELAY = 600;

export class SearchDialog implements Actions {
  private readonly t = createTranslate();
  private readonly elements: DialogElements;
  private readonly state = initialState();
  private index: LoadedIndex | undefined;
  private timer = 0;
  private elsewhereTimer = 0;

  constructor(dialog: HTMLDialogElement) {
    this.elements = renderDialog(dialog, this.t);
    this.elements.scope.hidden = this.state.searchesAll;
    listen(this.elements, this);
  }

  start(): void {
    if (this.index) this.update();
    else this.retry();
  }

  update(): void {
    const query = this.elements.field.value.trim();
    clearTimeout(this.timer);
    clearTimeout(this.elsewhereTimer);
    this.state.elsewhere = undefined;
    const start = this.index ? startingPages(this.index.engine) : [];
    if (!query) this.show({ kind: 'recent', recent: readRecent(), start });
    else if (this.index) this.search(query, this.index);
  }

  retry(): void {
    void this.reloadIndex();
  }

  toggleScope(): void {
    if (this.elements.scope.hidden) return;
    this.state.searchesAll = !this.state.searchesAll;
    this.elements.field.focus();
    this.retry();
  }

  clearRecent(): void {
    clearRecent();
    this.elements.field.focus();
    this.update();
  }

  reportAbandoned(): void {
    if (this.state.shown.kind === 'none') reportNoResults(this.state.shown.query);
  }

  move(step: 1 | -1): void {
    const { selected } = this.state;
    this.select(selected < 0 && step < 0 ? -1 : selected + step);
  }

  select(position: number): void {
    const { length } = choicesOf(this.state.shown);
    this.state.selected = length === 0 ? -1 : (position + length) % length;
    renderSelected(this.elements, this.state);
  }

  choose(position: number): void {
    const choice = choicesOf(this.state.shown)[position];
    if (!choice) return;
    const { field } = this.elements;
    if ('href' in choice) return writeRecent(withOpened(readRecent(), field.value, choice));
    field.value = choice.query;
    this.update();
  }

  private render(): void {
    render(this.elements, this.state, this, this.t);
  }

  private show(shown: ShownContent): void {
    this.state.shown = shown;
    this.state.selected = shown.kind === 'results' ? 0 : -1;
    this.render();
  }

  private search(query: string, index: LoadedIndex): void {
    const shown = contentFor(query, index);
    this.show(shown);
    if (shown.kind === 'results')
      this.timer = window.setTimeout(
        () =>
          void loadExcerpts(shown.groups.flat()).then((isMore) => {
            if (isMore && this.state.shown === shown) this.render();
          }),
        EXCERPT_DELAY,
      );
    if (this.state.searchesAll) return;
    this.elsewhereTimer = window.setTimeout(
      () =>
        void countElsewhere(query, index).then((elsewhere) => {
          if (this.state.shown !== shown) return;
          this.state.elsewhere = elsewhere;
          this.render();
        }),
      ELSEWHERE_DELAY,
    );
  }

  /** Loads the index of the products to search. A later call replaces an earlier one. */
  private async reloadIndex(): Promise<void> {
    const { state, t } = this;
    const { searchesAll } = state;
    this.index = undefined;
    state.isLoading = true;
    this.render();
    const index = await loadIndex(searchesAll ? 'everywhere' : 'here').catch(() => undefined);
    if (searchesAll !== state.searchesAll) return;
    state.isLoading = false;
    if (!index) return this.show({ kind: 'failed' });
    this.index = index;
    if (!searchesAll) state.product = index.scopes[0]?.product;
    state.scope = searchesAll
      ? t('search.everywhere')
      : index.scopes.map(({ product, version }) => `${product} ${version}`).join(', ');
    this.update();
  }
}

export function prepare(): void {
  loadIndex('here').catch(() => undefined);
}

const searches = new WeakMap<HTMLDialogElement, SearchDialog>();

/** Starts the search in the dialog that the page script opened. */
export function startDialog(dialog: HTMLDialogElement): void {
  const search = searches.get(dialog) ?? new SearchDialog(dialog);
  searches.set(dialog, search);
  search.start();
}
