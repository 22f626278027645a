import { element } from '@site/src/components/element';
import type { Translate } from '@site/model/facts/messages/translate';
import type { SearchResult } from '@site/model/facts/search/engine';
import type { SearchItem } from '@site/model/facts/search/searchIndex';
import {
  excerptOf,
  markWords,
  type Piece,
  type ResultGroup,
} from '@site/model/facts/search/results';
import { choicesOf, type Recent, type RecentPage, type State } from './state';

export interface DialogElements {
  dialog: HTMLDialogElement;
  field: HTMLInputElement;
  /** Switches between the page's product and all products. Hidden on pages without a product. */
  scope: HTMLButtonElement;
  list: HTMLElement;
  /** Hint above the list: how to start, or what went wrong and what to do. */
  note: HTMLElement;
  /** Below the list: results in other products. */
  more: HTMLElement;
  /** For screen readers. */
  status: HTMLElement;
  close: HTMLButtonElement;
}

export interface Actions {
  move(step: 1 | -1): void;
  /** Selects the option at a position; -1 is the last one. */
  select(position: number): void;
  /** Runs when an option is clicked. The browser follows links itself. */
  choose(position: number): void;
  update(): void;
  toggleScope(): void;
  reportAbandoned(): void;
  clearRecent(): void;
  retry(): void;
}

const marked = (pieces: readonly Piece[]): (Node | string)[] =>
  pieces.map(({ text, isMatch }) => (isMatch ? element('mark', {}, text) : text));

/** Copies the magnifier of the header's field, so that the script doesn't contain the icon. */
export const magnifier = (): (Node | string)[] => {
  const drawn = document.querySelector('[data-search] svg');
  return drawn ? [drawn.cloneNode(true)] : [];
};

const optionId = (position: number | '') => `search-option-${position}`;

export const positionOf = ({ id }: Element): number => Number(id.slice(optionId('').length));

const optionAttributes = (position: number) => ({
  role: 'option',
  id: optionId(position),
  tabindex: '-1',
  'aria-selected': 'false',
});

/** Reports a sample of the clicks on results with their rank (docs/behavior.md#analytics). */
const clickData = (position: number) => ({
  'data-ga-event-category': 'search',
  'data-ga-event-action': 'click',
  'data-ga-event-label': String(position + 1),
  'data-ga-event-split': '0.1',
});

function locationOf({ item }: SearchResult): string {
  const { scope, group, title } = item.page;
  const product = `${scope.product} ${scope.version}`.trim();
  const context = title.includes(item.context) ? '' : item.context;
  return [product, group, item.isPage ? '' : title, context].filter(Boolean).join(' › ');
}

const isApi = ({ kind }: SearchItem) => kind === 'prop' || kind === 'slot';

function option(
  result: SearchResult,
  position: number,
  isLead: boolean,
  t: Translate,
): HTMLElement {
  const { item, terms } = result;
  // `undefined` until the excerpts are loaded. Those of props start with the release in a line.
  const [, since = '', text] = (isApi(item) && /^(.+)\n(.*)$/.exec(item.text ?? '')) || [];
  const body = item.description || (text ?? item.text);
  const kind = t(`search.kind.${item.kind}`);
  return element(
    'a',
    {
      ...optionAttributes(position),
      href: item.href,
      'data-kind': item.kind,
      'data-lead': isLead ? '' : undefined,
      ...clickData(position),
    },
    element(
      'span',
      { 'data-part': 'title' },
      element('b', {}, ...marked(markWords(item.title, terms))),
      element('span', { 'data-part': 'kind' }, since ? `${kind} · ${since}` : kind),
    ),
    ...(isLead ? [element('span', { 'data-part': 'where' }, locationOf(result))] : []),
    ...(body !== ''
      ? [element('span', { 'data-part': 'excerpt' }, ...marked(excerptOf(body ?? '', terms)))]
      : []),
  );
}

function resultList(groups: readonly ResultGroup[], t: Translate): HTMLElement[] {
  let position = 0;
  return groups.map((group) =>
    element(
      'div',
      { role: 'group', 'aria-label': group[0]?.item.page.title },
      ...group.map((result, index) => option(result, position++, index === 0, t)),
    ),
  );
}

/** A titled list of options. An option for a page is a link; one for a query fills the field. */
function plainGroup(title: string, options: HTMLElement[]): HTMLElement[] {
  if (options.length === 0) return [];
  return [
    element(
      'div',
      { role: 'group', 'aria-label': title },
      element('div', { 'data-part': 'heading', 'aria-hidden': 'true' }, title),
      ...options,
    ),
  ];
}

const pageOption = ({ title, href }: RecentPage, position: number) =>
  element(
    'a',
    { ...optionAttributes(position), href },
    element('span', { 'aria-hidden': 'true' }, '#'),
    title,
  );

function recentList({ queries, pages }: Recent, t: Translate): HTMLElement[] {
  return [
    ...plainGroup(
      t('search.recentQueries'),
      queries.map((query, position) =>
        element('div', optionAttributes(position), ...magnifier(), query),
      ),
    ),
    ...pageList(t('search.recentPages'), pages, queries.length),
  ];
}

/** @param first position of its first option */
const pageList = (title: string, pages: readonly RecentPage[], first = 0): HTMLElement[] =>
  plainGroup(
    title,
    pages.map((page, index) => pageOption(page, first + index)),
  );

function button(text: string, act: () => void): HTMLElement {
  const created = element('button', { type: 'button' }, text);
  created.addEventListener('click', act);
  return created;
}

interface Content {
  list: HTMLElement[];
  note: (Node | string)[];
  status: string;
}

/** Searches all products. Says how many pages that would add, as soon as they're counted. */
function widen({ elsewhere, searchesAll }: State, act: Actions, t: Translate): HTMLElement[] {
  const text = elsewhere ? t('search.nonePlus', { ...elsewhere }) : t('search.none.widen');
  return searchesAll ? [] : [button(text, () => act.toggleScope())];
}

function contentOf(state: State, act: Actions, t: Translate): Content {
  const { shown, scope } = state;
  switch (shown.kind) {
    case 'recent': {
      const recent = recentList(shown.recent, t);
      const firstStart = choicesOf(shown).length - shown.start.length;
      const clearRecent = button(t('search.clearRecent'), () => act.clearRecent());
      return {
        list: [...recent, ...pageList(t('search.startWith'), shown.start, firstStart)],
        note: recent.length > 0 ? [clearRecent] : [t('search.start')],
        status: '',
      };
    }
    case 'results': {
      const count = shown.groups.flat().length;
      const status = t(count === 1 ? 'search.count.1' : 'search.count.n', { count });
      const list = resultList(shown.groups, t);
      if (!shown.unnamed) return { list, note: [], status };
      const text = t('search.unnamed', { query: shown.unnamed, scope });
      return { list, note: [text, ...widen(state, act, t)], status: `${text} ${status}` };
    }
    case 'none': {
      const text = t('search.none', { query: shown.query, scope });
      const list = [
        ...pageList(t('search.nearest'), shown.nearest),
        ...pageList(t('search.startWith'), shown.start),
      ];
      return { list, note: [text, ...widen(state, act, t)], status: text };
    }
    case 'failed': {
      const text = navigator.onLine ? t('search.failed') : t('search.offline');
      const note = [text, element('br'), button(t('search.retry'), () => act.retry())];
      return { list: [], note, status: text };
    }
  }
}

function moreOf(state: State, act: Actions, t: Translate): HTMLElement[] {
  const { elsewhere, searchesAll, shown } = state;
  // Otherwise the note offers it.
  if (!elsewhere || searchesAll || shown.kind !== 'results' || shown.unnamed) return [];
  return [button(t('search.elsewhere', { ...elsewhere }), () => act.toggleScope())];
}

export function renderSelected({ field, list }: DialogElements, { selected }: State): void {
  list.querySelector('[aria-selected=true]')?.setAttribute('aria-selected', 'false');
  const option = list.querySelector(`#${optionId(selected)}`);
  option?.setAttribute('aria-selected', 'true');
  option?.scrollIntoView({ block: 'nearest' });
  if (option) field.setAttribute('aria-activedescendant', option.id);
  else field.removeAttribute('aria-activedescendant');
}

export function render(elements: DialogElements, state: State, act: Actions, t: Translate): void {
  const { list, note, status } = contentOf(state, act, t);
  elements.list.replaceChildren(...list);
  elements.note.replaceChildren(...note);
  elements.status.textContent =
    state.isLoading && elements.field.value ? t('search.loading') : status;
  const { scope, more } = elements;
  const here = state.product
    ? t('search.scope.in', { product: state.product })
    : t('search.scope.here');
  scope.textContent = state.searchesAll ? t('search.scope.everywhere') : here;
  scope.title = t(state.searchesAll ? 'search.scope.less' : 'search.none.widen');
  more.replaceChildren(...moreOf(state, act, t));
  elements.field.setAttribute('aria-expanded', String(choicesOf(state.shown).length > 0));
  renderSelected(elements, state);
}
