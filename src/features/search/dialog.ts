import { element } from './dom';
import { furnish, type Frame } from './frame';
import { groupResults } from './groups';
import { loadIndex, scopeInView, type LoadedIndex, type SearchReach } from './load';
import { reportMissed } from './missed';
import { nearestTitles } from './nearest';
import { forgetRecent, keepRecent, readRecent, withOpened } from './recent';
import { nearestList, optionId, recentList, resultList, translator } from './view';

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

/** @returns what to do each time the dialog was opened */
function start(dialog: HTMLDialogElement): () => void {
  const t = translator();
  const frame = furnish(dialog, t);
  const { field, list, note, scope, status } = frame;
  let reach: SearchReach = scopeInView() ? 'here' : 'everywhere';
  let index: LoadedIndex | undefined;
  let selected = -1;
  let missed = '';
  scope.hidden = reach === 'everywhere';

  const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')];

  function select(place: number): void {
    const all = options();
    all[selected]?.setAttribute('aria-selected', 'false');
    selected = all.length === 0 ? -1 : (place + all.length) % all.length;
    const option = all[selected];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) field.setAttribute('aria-activedescendant', optionId(selected));
    else field.removeAttribute('aria-activedescendant');
  }

  function show(content: HTMLElement[], remarks: (Node | string)[], first: number): void {
    list.replaceChildren(...content);
    note.replaceChildren(...remarks);
    field.setAttribute('aria-expanded', String(content.length > 0));
    selected = -1;
    select(first);
    if (first < 0) {
      selected = -1;
      options().forEach((option) => option.setAttribute('aria-selected', 'false'));
      field.removeAttribute('aria-activedescendant');
    }
  }

  const button = (text: string, act: () => void) => {
    const made = element('button', { type: 'button' }, text);
    made.addEventListener('click', act);
    return made;
  };

  function showRecent(): void {
    const recent = readRecent();
    const content = recentList(recent, t);
    const forget = button(t('search.forget'), () => {
      forgetRecent();
      field.focus();
      showRecent();
    });
    show(content, content.length > 0 ? [forget] : [t('search.start')], -1);
    status.textContent = '';
  }

  const scopeName = () =>
    reach === 'everywhere' || !index
      ? t('search.everywhere')
      : index.scopes.map(({ product, version }) => `${product} ${version}`).join(', ');

  function showNothing(query: string, engine: LoadedIndex['engine']): void {
    missed = query;
    const text = t('search.none', { query, scope: scopeName() });
    const widen = reach === 'here' ? [element('br'), button(t('search.none.widen'), toggle)] : [];
    show(nearestList(nearestTitles(query, engine), t), [text, ...widen], -1);
    status.textContent = text;
  }

  function announce(count: number): void {
    const key = count === 1 ? 'search.count.1' : 'search.count.n';
    status.textContent = t(key, { count });
  }

  function update(): void {
    const query = field.value.trim();
    missed = '';
    if (!query) return showRecent();
    if (!index) return;
    const groups = groupResults(index.engine.search(query));
    if (groups.length === 0) return showNothing(query, index.engine);
    show(resultList(groups, t), [], 0);
    announce(groups.flat().length);
  }

  function fail(): void {
    const text = navigator.onLine ? t('search.failed') : t('search.offline');
    show([], [text, element('br'), button(t('search.retry'), () => void connect())], -1);
    status.textContent = text;
  }

  /** Loads what the search needs now; when more of it is there, the results are found anew. */
  async function connect(): Promise<void> {
    const wanted = reach;
    index = undefined;
    if (field.value.trim()) status.textContent = t('search.loading');
    try {
      const loaded = await loadIndex(wanted);
      if (wanted !== reach) return;
      index = loaded;
      update();
      loaded.loadTexts().then(
        () => index === loaded && field.value.trim() && keepingSelection(update),
        () => undefined,
      );
    } catch {
      if (wanted === reach) fail();
    }
  }

  function keepingSelection(act: () => void): void {
    const before = options()[selected]?.getAttribute('href');
    const moved = selected > 0;
    act();
    const place = options().findIndex((option) => option.getAttribute('href') === before);
    if (moved && place >= 0) select(place);
  }

  function toggle(): void {
    if (scope.hidden) return;
    reach = reach === 'here' ? 'everywhere' : 'here';
    scope.setAttribute('aria-pressed', String(reach === 'everywhere'));
    field.focus();
    void connect();
  }

  function choose(option: HTMLElement, inNewTab: boolean): void {
    if (!(option instanceof HTMLAnchorElement)) {
      field.value = option.dataset.query ?? '';
      return update();
    }
    if (inNewTab) option.target = '_blank';
    option.click();
    option.removeAttribute('target');
  }

  function giveUp(): void {
    if (missed) reportMissed(missed);
    missed = '';
  }

  listen(frame, {
    move: (step) => select(selected < 0 && step < 0 ? -1 : selected + step),
    first: () => select(0),
    last: () => select(-1),
    enter: (inNewTab) => {
      const option = options()[selected];
      if (option) choose(option, inNewTab);
      else giveUp();
    },
    choose: (option) => {
      if (!(option instanceof HTMLAnchorElement)) return choose(option, false);
      const title = option.querySelector('b')?.textContent ?? option.textContent ?? '';
      const href = option.getAttribute('href') ?? '';
      keepRecent(withOpened(readRecent(), field.value, { title, href }));
    },
    point: (option) => select(options().indexOf(option)),
    update,
    toggle,
    giveUp,
  });

  return () => {
    if (index) update();
    else {
      if (!field.value.trim()) showRecent();
      void connect();
    }
  };
}

interface Actions {
  move: (step: 1 | -1) => void;
  first: () => void;
  last: () => void;
  enter: (inNewTab: boolean) => void;
  /** A click on an option: a link is followed by the browser. */
  choose: (option: HTMLElement) => void;
  point: (option: HTMLElement) => void;
  update: () => void;
  toggle: () => void;
  giveUp: () => void;
}

const optionOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;

/** Keys of a combobox, with the focus staying in the field. */
function listen({ dialog, field, list, scope, close }: Frame, actions: Actions): void {
  field.addEventListener('input', actions.update);
  dialog.addEventListener('keydown', (event) => {
    if (event.altKey && event.code === 'KeyA') {
      event.preventDefault();
      actions.toggle();
      return;
    }
    if (event.target !== field || event.isComposing) return;
    const acts: Record<string, () => void> = {
      ArrowDown: () => actions.move(1),
      ArrowUp: () => actions.move(-1),
      PageDown: actions.last,
      PageUp: actions.first,
      Enter: () => actions.enter(event.ctrlKey || event.metaKey),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  list.addEventListener('click', (event) => {
    const option = optionOf(event);
    if (!option) return;
    actions.choose(option);
    const opensHere = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (option instanceof HTMLAnchorElement && opensHere && option.target !== '_blank')
      dialog.close();
  });
  list.addEventListener('pointermove', (event) => {
    const option = optionOf(event);
    if (option && option.getAttribute('aria-selected') !== 'true') actions.point(option);
  });
  scope.addEventListener('click', actions.toggle);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', actions.giveUp);
  addEventListener('pagehide', actions.giveUp);
}
