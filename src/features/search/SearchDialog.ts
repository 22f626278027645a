import type { Translate } from '@site/src/features/i18n';
import { choicesOf, type Shown } from './choices';
import { renderDialog, type Frame } from './frame';
import { listen, type Actions } from './listen';
import { loadIndex, type LoadedIndex } from './load';
import { loadMore } from './loadMore';
import { reportMissed } from './missed';
import { forgetRecent, readRecent, withOpened, writeRecent } from './recent';
import { render, renderSelected, type NoteActions } from './render';
import { initialState, shownFor } from './state';
import { translator } from './view';

/**
 * Time in ms without a key press before excerpts are loaded, so that incomplete queries load none.
 */
const REST = 100;

/** Search dialog: its state, and the effects of keys and clicks. */
export class SearchDialog implements Actions, NoteActions {
  private readonly t: Translate = translator();
  private readonly frame: Frame;
  private readonly state = initialState();
  private index: LoadedIndex | undefined;
  private timer = 0;

  constructor(dialog: HTMLDialogElement) {
    this.frame = renderDialog(dialog, this.t);
    this.frame.scope.hidden = this.state.isWide;
    listen(this.frame, this);
  }

  /** Runs each time the dialog is opened. */
  start(): void {
    if (this.index) this.update();
    else this.retry();
  }

  /** Shows results for the text in the field. */
  update(): void {
    const query = this.frame.field.value.trim();
    clearTimeout(this.timer);
    if (!query) this.show({ kind: 'recent', recent: readRecent() });
    else if (this.index) this.search(query, this.index);
  }

  retry(): void {
    void this.connect();
  }

  toggle(): void {
    if (this.frame.scope.hidden) return;
    this.state.isWide = !this.state.isWide;
    this.frame.field.focus();
    this.retry();
  }

  forget(): void {
    forgetRecent();
    this.frame.field.focus();
    this.update();
  }

  giveUp(): void {
    if (this.state.shown.kind === 'none') reportMissed(this.state.shown.query);
  }

  move(step: 1 | -1): void {
    const { selected } = this.state;
    this.select(selected < 0 && step < 0 ? -1 : selected + step);
  }

  select(position: number): void {
    const { length } = choicesOf(this.state.shown);
    this.state.selected = length === 0 ? -1 : (position + length) % length;
    renderSelected(this.frame, this.state);
  }

  choose(position: number): void {
    const choice = choicesOf(this.state.shown)[position];
    if (!choice) return;
    const { field } = this.frame;
    if ('href' in choice) return writeRecent(withOpened(readRecent(), field.value, choice));
    field.value = choice.query;
    this.update();
  }

  private render(): void {
    render(this.frame, this.state, this, this.t);
  }

  private show(shown: Shown): void {
    this.state.shown = shown;
    this.state.selected = shown.kind === 'results' ? 0 : -1;
    this.render();
  }

  private search(query: string, index: LoadedIndex): void {
    const shown = shownFor(query, index);
    this.show(shown);
    this.timer = window.setTimeout(
      () =>
        void loadMore(shown, index).then((isMore) => {
          if (isMore && this.state.shown === shown) this.render();
        }),
      shown.kind === 'results' ? REST : 0,
    );
  }

  /** Loads the index of the products to search. A later call replaces an earlier one. */
  private async connect(): Promise<void> {
    const { state, t } = this;
    const { isWide } = state;
    this.index = undefined;
    state.isLoading = true;
    this.render();
    const index = await loadIndex(isWide ? 'everywhere' : 'here').catch(() => undefined);
    if (isWide !== state.isWide) return;
    state.isLoading = false;
    if (!index) return this.show({ kind: 'failed' });
    this.index = index;
    state.scope = isWide
      ? t('search.everywhere')
      : index.scopes.map(({ product, version }) => `${product} ${version}`).join(', ');
    this.update();
  }
}
