import { createTranslate, type Translate } from '@site/src/features/i18n';
import { pathnameToLanguage } from '@site/src/site/paths';
import { element } from '@site/src/components/element';
import { magnifier, marked } from './renderDialog';
import { excerptOf, markWords } from './excerpt';
import type { ResultGroup, SearchResult } from './rate';
import type { Recent, RecentPage } from './recent';

export const translator = (): Translate =>
  createTranslate(pathnameToLanguage(location.pathname).userLanguage);

/** Id of the option at a position of the list. */
export const optionId = (position: number | ''): string => `search-option-${position}`;

export const positionOf = ({ id }: Element): number => Number(id.slice(optionId('').length));

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

function option(
  result: SearchResult,
  position: number,
  isLead: boolean,
  t: Translate,
): HTMLElement {
  const { item, terms } = result;
  const body = item.description || item.text;
  const isPending = body === undefined;
  return element(
    'a',
    {
      href: item.href,
      role: 'option',
      id: optionId(position),
      tabindex: '-1',
      'aria-selected': 'false',
      'data-kind': item.kind,
      'data-lead': isLead ? '' : undefined,
      ...clickData(position),
    },
    element(
      'span',
      { 'data-part': 'title' },
      element('b', {}, ...marked(markWords(item.title, terms))),
      element('span', { 'data-part': 'kind' }, t(`search.kind.${item.kind}`)),
    ),
    ...(isLead ? [element('span', { 'data-part': 'where' }, locationOf(result))] : []),
    ...(body || isPending
      ? [element('span', { 'data-part': 'excerpt' }, ...marked(excerptOf(body ?? '', terms)))]
      : []),
  );
}

/** List of results, grouped by page. */
export function resultList(groups: readonly ResultGroup[], t: Translate): HTMLElement[] {
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

const plainOption = (position: number) => ({
  role: 'option',
  id: optionId(position),
  tabindex: '-1',
  'aria-selected': 'false',
});

const pageOption = ({ title, href }: RecentPage, position: number) =>
  element(
    'a',
    { ...plainOption(position), href },
    element('span', { 'aria-hidden': 'true' }, '#'),
    title,
  );

/** Recent queries and pages, for an empty field. */
export function recentList({ queries, pages }: Recent, t: Translate): HTMLElement[] {
  return [
    ...plainGroup(
      t('search.recentQueries'),
      queries.map((query, position) =>
        element('div', plainOption(position), ...magnifier(), query),
      ),
    ),
    ...pageList(t('search.recentPages'), pages, queries.length),
  ];
}

/**
 * A titled list of pages.
 * @param first position of its first option
 */
export const pageList = (title: string, pages: readonly RecentPage[], first = 0): HTMLElement[] =>
  plainGroup(
    title,
    pages.map((page, index) => pageOption(page, first + index)),
  );
