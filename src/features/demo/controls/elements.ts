import { createTranslate } from '@site/src/features/i18n';
import { codeStylings, type CodeStyling } from '@site/model/facts/demo';
import { getSession, type DemoSession } from '../session/session';

/** Content of a demo's code region, in `data-view` for the style sheet. */
type DemoView = 'preview' | 'source' | 'editor';

/** A demo's element and attributes. Read on demand: in development, routes replace elements. */
export interface DemoElement {
  root: HTMLElement;
  session: DemoSession;
  sourceUrl: string;
  frameUrl: string;
  stylings: CodeStyling[];
}

export function demoOf(target: EventTarget | null): DemoElement | null {
  const root = target instanceof Element ? target.closest<HTMLElement>('[data-demo]') : null;
  const { sourceUrl, frameUrl, stylings } = root?.dataset ?? {};
  if (!root || !sourceUrl || !frameUrl) return null;
  const names = (stylings ?? '').split(' ');
  return {
    root,
    sourceUrl,
    frameUrl,
    stylings: codeStylings.filter((styling) => names.includes(styling)),
    session: getSession(sourceUrl),
  };
}

export function partOf(
  { root }: DemoElement,
  name: 'source' | 'editor' | 'stage' | 'status' | 'notice',
): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-demo-part=${name}]`);
}

export function viewOf({ root }: DemoElement): DemoView {
  const { view } = root.dataset;
  return view === 'source' || view === 'editor' ? view : 'preview';
}

export function setView({ root }: DemoElement, view: DemoView): void {
  root.dataset.view = view;
  const toggle = root.querySelector('[data-demo-action=toggle]');
  toggle?.setAttribute('aria-expanded', String(view !== 'preview'));
  const label = createTranslate()(view === 'preview' ? 'demo.showSource' : 'demo.hideSource');
  toggle?.setAttribute('aria-label', label);
  toggle?.setAttribute('title', label);
  root
    .querySelector('[data-demo-action=edit]')
    ?.setAttribute('aria-pressed', String(view === 'editor'));
}

/** Shows a status message, or only announces it to screen readers. An empty string removes it. */
export function showStatus(
  demo: DemoElement,
  text: string,
  how: 'visible' | 'announced' = 'visible',
): void {
  const status = partOf(demo, 'status');
  if (!status) return;
  status.classList.toggle('visually-hidden', how === 'announced');
  status.textContent = text;
}
