import type { Translate } from '@site/src/features/i18n';
import { addStyles } from '@site/src/components/addStyles';
import { element } from '@site/src/components/element';
import { elementIds } from '@site/src/site/elementIds';
import styles from './form.text.css';

/** Parts of the form that change. */
export interface FeedbackForm {
  form: HTMLFormElement;
  comment: HTMLTextAreaElement;
  /** Label of the comment. */
  question: HTMLElement;
  count: HTMLElement;
  section: HTMLSelectElement;
  /** Hidden field, see `website` in the schema. */
  honeypot: HTMLInputElement;
  cancel: HTMLButtonElement;
}

/** Headings of the page as options. `''` is the whole page. */
function options(t: Translate): HTMLOptionElement[] {
  const headings = [...document.querySelectorAll<HTMLElement>('article :is(h2, h3)[id]')];
  const choices = headings.map(({ id, textContent }) =>
    element('option', { value: id }, textContent.trim()),
  );
  return [element('option', { value: '' }, t('feedback.wholePage')), ...choices];
}

/** Creates the form that opens below the thumbs. */
export function createFeedbackForm(t: Translate): FeedbackForm {
  addStyles(styles);
  const question = element('span', {});
  const comment = element('textarea', {
    name: 'comment',
    rows: '4',
    'aria-describedby': 'feedback-count',
  });
  const count = element('p', { 'data-count': '', id: 'feedback-count' });
  const section = element('select', { name: 'section' }, ...options(t));
  const honeypot = element('input', { name: 'website', tabindex: '-1', autocomplete: 'off' });
  const cancel = element('button', { type: 'button' }, t('feedback.cancel'));
  const form = element(
    'form',
    { novalidate: '', 'aria-labelledby': elementIds.feedbackQuestion },
    element('label', {}, question, comment),
    count,
    element('label', {}, t('feedback.section'), section),
    element(
      'label',
      { class: 'visually-hidden', 'aria-hidden': 'true' },
      t('feedback.website'),
      honeypot,
    ),
    element(
      'div',
      { 'data-actions': '' },
      element('button', { type: 'submit' }, t('feedback.send')),
      cancel,
    ),
  );
  return { form, comment, question, count, section, honeypot, cancel };
}
