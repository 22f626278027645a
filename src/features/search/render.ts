import type { Translate } from '@site/src/features/i18n';
import { choicesOf, type State } from './state';
import { element } from '@site/src/components/element';
import type { DialogElements } from './renderDialog';
import { optionId, pageList, recentList, resultList } from './view';

/** Actions of the buttons in the note. */
export interface NoteActions {
  clearRecent(): void;
  toggleScope(): void;
  retry(): void;
}

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

function contentOf({ shown, searchesAll, scope }: State, act: NoteActions, t: Translate): Content {
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
      return { list: resultList(shown.groups, t), note: [], status };
    }
    case 'none': {
      const text = t('search.none', { query: shown.query, scope });
      const widen = searchesAll
        ? []
        : [element('br'), button(t('search.none.widen'), () => act.toggleScope())];
      const list = [
        ...pageList(t('search.nearest'), shown.nearest),
        ...pageList(t('search.startWith'), shown.start),
      ];
      return { list, note: [text, ...widen], status: text };
    }
    case 'failed': {
      const text = navigator.onLine ? t('search.failed') : t('search.offline');
      const note = [text, element('br'), button(t('search.retry'), () => act.retry())];
      return { list: [], note, status: text };
    }
  }
}

/** A button for results in other products, if there are any. */
function moreOf({ elsewhere, searchesAll }: State, act: NoteActions, t: Translate): HTMLElement[] {
  if (!elsewhere || searchesAll) return [];
  const { count, products } = elsewhere;
  return [button(t('search.elsewhere', { count, products }), () => act.toggleScope())];
}

/** Renders the selection. */
export function renderSelected({ field, list }: DialogElements, { selected }: State): void {
  list.querySelector('[aria-selected=true]')?.setAttribute('aria-selected', 'false');
  const option = list.querySelector(`#${optionId(selected)}`);
  option?.setAttribute('aria-selected', 'true');
  option?.scrollIntoView({ block: 'nearest' });
  if (option) field.setAttribute('aria-activedescendant', option.id);
  else field.removeAttribute('aria-activedescendant');
}

/** Renders the state. */
export function render(
  elements: DialogElements,
  state: State,
  act: NoteActions,
  t: Translate,
): void {
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
