import type { Translate } from '@site/src/features/i18n';
import { addFormStyles } from './formStyles';

/** The parts of the form that change. */
export interface FeedbackForm {
  form: HTMLFormElement;
  comment: HTMLTextAreaElement;
  /** Text of the comment's label. */
  question: HTMLElement;
  count: HTMLElement;
  section: HTMLSelectElement;
  /** Readers never see it, see `website` of the schema. */
  trap: HTMLInputElement;
  cancel: HTMLButtonElement;
}

type Attributes = Record<string, string>;

function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));
  element.append(...children);
  return element;
}

/** The headings of the page as choices; `''` is the whole page. */
function options(t: Translate): HTMLOptionElement[] {
  const headings = [...document.querySelectorAll<HTMLElement>('article :is(h2, h3)[id]')];
  const choices = headings.map(({ id, textContent }) =>
    create('option', { value: id }, textContent.trim()),
  );
  return [create('option', { value: '' }, t('feedback.wholePage')), ...choices];
}

/** Builds the form that opens below the thumbs. */
export function createFeedbackForm(t: Translate): FeedbackForm {
  addFormStyles();
  const question = create('span', {});
  const comment = create('textarea', {
    name: 'comment',
    rows: '4',
    'aria-describedby': 'feedback-count',
  });
  const count = create('p', { 'data-count': '', id: 'feedback-count' });
  const section = create('select', { name: 'section' }, ...options(t));
  const trap = create('input', { name: 'website', tabindex: '-1', autocomplete: 'off' });
  const cancel = create('button', { type: 'button' }, t('feedback.cancel'));
  const form = create(
    'form',
    { novalidate: '', 'aria-labelledby': 'feedback-question' },
    create('label', {}, question, comment),
    count,
    create('label', {}, t('feedback.section'), section),
    create(
      'label',
      { class: 'visually-hidden', 'aria-hidden': 'true' },
      t('feedback.website'),
      trap,
    ),
    create(
      'div',
      { 'data-actions': '' },
      create('button', { type: 'submit' }, t('feedback.send')),
      cancel,
    ),
  );
  return { form, comment, question, count, section, trap, cancel };
}
