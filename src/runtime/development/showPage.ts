import { decode } from '@site/model/facts/urls';
import { Idiomorph } from 'idiomorph';
import type { SourcePosition } from './failures';

const container = () => {
  const element = document.getElementById('__docusaurus');
  if (!element) throw new Error('The document has no element #__docusaurus.');
  return element;
};

/** Runs scripts, because those that are added as text don't run. */
function runScripts(root: ParentNode): void {
  for (const inert of root.querySelectorAll('script')) {
    const script = document.createElement('script');
    for (const { name, value } of inert.attributes) script.setAttribute(name, value);
    script.textContent = inert.textContent;
    inert.replaceWith(script);
  }
}

function showHead(next: Document): void {
  document.title = next.title;
  document.head.querySelectorAll('[data-rh]').forEach((element) => element.remove());
  document.head.append(...next.head.querySelectorAll('[data-rh]:not(title)'));
}

function copyAttributes(from: Element, to: Element): void {
  for (const { name, value } of from.attributes) to.setAttribute(name, value);
}

/** Returns whether React controls an element: an island that is running or starting. */
const isManagedByReact = (live: Node): live is HTMLElement =>
  live instanceof HTMLElement &&
  live.dataset.island !== undefined &&
  /^(?:ready|loading)$/.test(live.dataset.state ?? '');

const isSameIsland = (live: HTMLElement, next: Node) =>
  next instanceof HTMLElement &&
  live.dataset.island === next.dataset.island &&
  live.dataset.props === next.dataset.props;

/** Returns whether a frame still belongs to a demo on the page. It updates itself. */
const isFrameInUse = (live: Node) =>
  live instanceof HTMLIFrameElement &&
  live.matches('[data-demo-part=stage] > iframe') &&
  live.getAttribute('src') === live.closest<HTMLElement>('[data-demo]')?.dataset.frameUrl;

/** In this document, scripts are enabled, so the content of `<noscript>` is text. */
function parse(html: string): Node[] {
  const parent = document.createElement('div');
  parent.innerHTML = html;
  return [...parent.childNodes];
}

/** Scrolls to the anchor in the URL, because the browser tried before the page was there. */
function scrollToAnchor(): void {
  document.getElementById(decode(location.hash.slice(1)))?.scrollIntoView();
}

export function showPage(html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  showHead(next);
  copyAttributes(next.documentElement, document.documentElement);
  copyAttributes(next.body, document.body);
  container().innerHTML = next.getElementById('__docusaurus')?.innerHTML ?? '';
  runScripts(container());
  scrollToAnchor();
}

/**
 * Shows the changes of an edit. Scroll position, open groups, and running islands are preserved.
 * @param stop stops a running island that is no longer on the page, or has different props
 */
export function updatePage(html: string, stop: (island: HTMLElement) => void): void {
  const { scrollX, scrollY } = window;
  const next = new DOMParser().parseFromString(html, 'text/html');
  showHead(next);
  Idiomorph.morph(container(), parse(next.getElementById('__docusaurus')?.innerHTML ?? ''), {
    morphStyle: 'innerHTML',
    callbacks: {
      beforeNodeMorphed: (live: Node, to: Node) => {
        if (!isManagedByReact(live)) return true;
        if (isSameIsland(live, to)) return false;
        stop(live);
        return true;
      },
      beforeNodeRemoved: (live: Node) => !isFrameInUse(live),
      beforeAttributeUpdated: (name: string) => name !== 'open',
    },
  });
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
}

/** Shows an error. @returns a function that adds its position when it's known */
export function showFailure(error: unknown): (place: SourcePosition) => void {
  const title = document.createElement('p');
  title.textContent = 'This page cannot be rendered.';
  const where = document.createElement('p');
  const text = document.createElement('div');
  text.textContent = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const alert = document.createElement('pre');
  alert.setAttribute('role', 'alert');
  alert.style.cssText = 'margin: 24px; white-space: pre-wrap; overflow-wrap: anywhere';
  alert.append(title, where, text);
  container().replaceChildren(alert);
  return ({ file, line, column }) => {
    if (!file.startsWith('/')) alert.dataset.source = file;
    // Pages have no line numbers.
    where.textContent = /\.mdx?$/.test(file) ? file : `${file}:${line}:${column}`;
  };
}
