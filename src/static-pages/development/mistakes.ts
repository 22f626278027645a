import { baseUrl } from '@site/src/site/origins';

/** A mistake in the docs, as `plugins/checker` sends it. */
interface Mistake {
  file: string;
  line: number;
  column: number;
  rule: string;
  message: string;
}

const styles = `
:host { all: initial; position: fixed; inset-block-end: 12px; inset-inline-start: 12px; z-index: 9999;
  max-inline-size: min(720px, calc(100vw - 24px)); color-scheme: light dark;
  font: 13px/1.5 ui-monospace, monospace; color: CanvasText; }
details { background: Canvas; border: 2px solid light-dark(#c62828, #ef5350); border-radius: 8px; }
summary { cursor: pointer; padding: 8px 12px; font-weight: 700; color: light-dark(#c62828, #ef9a9a); }
ol { margin: 0; padding: 0 12px 12px; max-block-size: 45vh; overflow: auto; list-style: none; }
li { padding-block: 6px; border-block-start: 1px solid light-dark(#ddd, #444); overflow-wrap: anywhere; }
b { font-weight: 600; }
p { margin: 2px 0 0; font-family: system-ui, sans-serif; white-space: pre-wrap; }
`;

/** Path of the page that is open, from the root of the repository. */
const currentFile = () =>
  document
    .querySelector<HTMLElement>('article[data-source]')
    ?.dataset.source?.replace(/^@site\//, '');

function toItem({ file, line, column, rule, message }: Mistake): HTMLLIElement {
  const item = document.createElement('li');
  const place = document.createElement('b');
  place.textContent = `${file}:${line}:${column}`;
  const text = document.createElement('p');
  text.textContent = message;
  item.append(place, ` ${rule}`, text);
  return item;
}

function createPanel() {
  const host = document.createElement('toolpad-mistakes');
  const root = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = styles;
  const details = document.createElement('details');
  details.open = true;
  details.setAttribute('role', 'status');
  const summary = document.createElement('summary');
  const list = document.createElement('ol');
  details.append(summary, list);
  root.append(style, details);
  return { host, summary, list };
}

/** Shows the mistakes of the docs over the page, those of this page first, for as long as there are any. */
export function showMistakes(): void {
  const { host, summary, list } = createPanel();
  new EventSource(`${baseUrl}__mistakes`).onmessage = ({ data }) => {
    const mistakes = JSON.parse(String(data)) as Mistake[];
    const here = currentFile();
    const sorted = [...mistakes].sort((a, b) => Number(b.file === here) - Number(a.file === here));
    summary.textContent = mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`;
    list.replaceChildren(...sorted.map(toItem));
    if (mistakes.length > 0) document.documentElement.append(host);
    else host.remove();
  };
}
