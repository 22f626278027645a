import { choicesOf, type Shown } from './choices';
import { furnish } from './frame';
import { groupResults } from './groups';
import { listen } from './listen';
import { loadExcerpts, loadIndex, scopeInView, type LoadedIndex } from './load';
import { reportMissed } from './missed';
import { forgetRecent, keepRecent, readRecent, withOpened } from './recent';
import { render, renderSelected, type State } from './render';
import { translator } from './view';
import { compact } from './words';

/** Loads the index before it is asked for. */
export function prepare(): void {
  loadIndex('here').catch(() => undefined);
}

const started = new WeakMap<HTMLDialogElement, () => void>();

/** Makes the page script's empty dialog the search, and again each time it is opened. */
export function startDialog(dialog: HTMLDialogElement): void {
  const again = started.get(dialog) ?? start(dialog);
  started.set(dialog, again);
  again();
}

/** Ms without a key after which excerpts are loaded: not those of what is half typed. */
const REST = 100;

/** @returns what to do each time the dialog was opened */
function start(dialog: HTMLDialogElement): () => void {
  const t = translator();
  const frame = furnish(dialog, t);
  const { field } = frame;
  const state: State = {
    shown: { kind: 'recent', recent: readRecent() },
    selected: -1,
    isWide: !scopeInView(),
    isLoading: false,
    scope: '',
  };
  let index: LoadedIndex | undefined;
  let waiting = 0;
  frame.scope.hidden = state.isWide;

  const draw = () => render(frame, state, { forget, toggle, retry: () => void connect() }, t);

  function show(shown: Shown): void {
    state.shown = shown;
    state.selected = shown.kind === 'results' ? 0 : -1;
    draw();
  }

  function select(place: number): void {
    const { length } = choicesOf(state.shown);
    state.selected = length === 0 ? -1 : (place + length) % length;
    renderSelected(frame, state);
  }

  /** Draws again when there is more to say about what is shown. */
  function complete(shown: Shown, more: Promise<boolean>): void {
    const drawMore = (isMore: boolean) => isMore && state.shown === shown && draw();
    more.then(drawMore, () => undefined);
  }

  function showNothing(query: string, { engine }: LoadedIndex): void {
    const shown: Shown = { kind: 'none', query, nearest: [] };
    show(shown);
    // Few queries find nothing: without a connection there are no proposals.
    const loaded = import('./nearest').then(({ nearestTitles }) => {
      shown.nearest = nearestTitles(compact(query), engine.pages());
      return true;
    });
    complete(shown, loaded);
  }

  function update(): void {
    const query = field.value.trim();
    clearTimeout(waiting);
    if (!query) return show({ kind: 'recent', recent: readRecent() });
    if (!index) return;
    const groups = groupResults(index.engine.search(query));
    if (groups.length === 0) return showNothing(query, index);
    const shown: Shown = { kind: 'results', groups };
    show(shown);
    waiting = window.setTimeout(() => complete(shown, loadExcerpts(groups.flat())), REST);
  }

  async function connect(): Promise<void> {
    const { isWide } = state;
    index = undefined;
    state.isLoading = true;
    draw();
    try {
      const loaded = await loadIndex(isWide ? 'everywhere' : 'here');
      if (isWide !== state.isWide) return;
      index = loaded;
      state.isLoading = false;
      state.scope = isWide
        ? t('search.everywhere')
        : loaded.scopes.map(({ product, version }) => `${product} ${version}`).join(', ');
      update();
    } catch {
      if (isWide !== state.isWide) return;
      state.isLoading = false;
      show({ kind: 'failed' });
    }
  }

  function forget(): void {
    forgetRecent();
    field.focus();
    update();
  }

  function toggle(): void {
    if (frame.scope.hidden) return;
    state.isWide = !state.isWide;
    field.focus();
    void connect();
  }

  function giveUp(): void {
    if (state.shown.kind === 'none') reportMissed(state.shown.query);
  }

  function choose(place: number): void {
    const choice = choicesOf(state.shown)[place];
    if (!choice) return;
    if ('href' in choice) return keepRecent(withOpened(readRecent(), field.value, choice));
    field.value = choice.query;
    update();
  }

  listen(frame, {
    move: (step) => select(state.selected < 0 && step < 0 ? -1 : state.selected + step),
    first: () => select(0),
    last: () => select(-1),
    choose,
    point: select,
    update,
    toggle,
    giveUp,
  });

  return () => (index ? update() : void connect());
}
