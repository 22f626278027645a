import { createTranslate, type Translate } from '@site/src/features/i18n';
import { pathnameToLanguage } from '@site/src/site/paths';
import { element } from '@site/src/components/element';
import { magnifier, marked } from './dom';
import { excerptOf, markWords } from './excerpt';
import type { ResultGroup } from './groups';
import type { SearchResult } from './rate';
import type { Recent, RecentPage } from './recent';

export const translator = (): Translate =>
  createTranslate(pathnameToLanguage(location.pathname).userLanguage);

/** Id of the option at a place of the list. */
export const optionId = (place: number | ''): string => `search-option-${place}`;

export const placeOf = ({ id }: Element): number => Number(id.slice(optionId('').length));

/** Clicks on results are reported with their rank, some of them (docs/behavior.md#analytics). */
const clickData = (place: number) => ({
  'data-ga-event-category': 'search',
  'data-ga-event-action': 'click',
  'data-ga-event-label': String(place + 1),
  'data-ga-event-split': '0.1',
});

function whereOf({ item }: SearchResult): string {
  const { scope, group, title } = item.page;
  const product = `${scope.product} ${scope.version}`.trim();
  const context = title.includes(item.context) ? '' : item.context;
  return [product, group, item.isPage ? '' : title, context].filter(Boolean).join(' › ');
}

function option(result: SearchResult, place: number, isLead: boolean, t: Translate): HTMLElement {
  const { item, terms } = result;
  const body = item.description || item.text;
  const isPending = body === undefined;
  return element(
    'a',
    {
      href: item.href,
      role: 'option',
      id: optionId(place),
      tabindex: '-1',
      'aria-selected': 'false',
      'data-kind': item.kind,
      'data-lead': isLead ? '' : undefined,
      ...clickData(place),
    },
    element(
      'span',
      { 'data-part': 'title' },
      element('b', {}, ...marked(markWords(item.title, terms))),
      element('span', { 'data-part': 'kind' }, t(`search.kind.${item.kind}`)),
    ),
    ...(isLead ? [element('span', { 'data-part': 'where' }, whereOf(result))] : []),
    ...(body || isPending
      ? [element('span', { 'data-part': 'excerpt' }, ...marked(excerptOf(body ?? '', terms)))]
      : []),
  );
}

/** Results, grouped by page. */
export function resultList(groups: readonly ResultGroup[], t: Translate): HTMLElement[] {
  let place = 0;
  return groups.map((group) =>
    element(
      'div',
      { role: 'group', 'aria-label': group[0]?.item.page.title },
      ...group.map((result, index) => option(result, place++, index === 0, t)),
    ),
  );
}

/** A titled list of plain options: pages lead there, queries fill the field. */
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

const plainOption = (place: number) => ({
  role: 'option',
  id: optionId(place),
  tabindex: '-1',
  'aria-selected': 'false',
});

const pageOption = ({ title, href }: RecentPage, place: number) =>
  element(
    'a',
    { ...plainOption(place), href },
    element('span', { 'aria-hidden': 'true' }, '#'),
    title,
  );

/** What is shown before anything is typed. */
export function recentList({ queries, pages }: Recent, t: Translate): HTMLElement[] {
  return [
    ...plainGroup(
      t('search.recentQueries'),
      queries.map((query, place) => element('div', plainOption(place), ...magnifier(), query)),
    ),
    ...plainGroup(
      t('search.recentPages'),
      pages.map((page, index) => pageOption(page, queries.length + index)),
    ),
  ];
}

/** What is shown where nothing was found: the pages whose names are nearest. */
export const nearestList = (pages: readonly RecentPage[], t: Translate): HTMLElement[] =>
  plainGroup(t('search.nearest'), pages.map(pageOption));
