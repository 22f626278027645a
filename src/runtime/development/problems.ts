import type { Problem } from '@site/model/problems';
import { baseUrl } from '@site/model/facts/origins';

const url = `${location.origin.replace(/^http/, 'ws')}${baseUrl}__problems`;

let socket: WebSocket | undefined;
let sent: readonly Problem[] = [];

function send(): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(sent));
}

export function reportToServer(problems: readonly Problem[]): void {
  sent = problems;
  send();
}

/** Whether this document was connected. A server that has restarted doesn't update it. */
let wasConnected = false;

/** Connects to the server. If it restarts, the document reloads. */
export function connect(onProblems: (problems: Problem[]) => void): void {
  socket = new WebSocket(url);
  socket.onopen = () => {
    if (wasConnected) location.reload();
    wasConnected = true;
    if (sent.length > 0) send();
  };
  socket.onmessage = ({ data }) => onProblems(JSON.parse(String(data)) as Problem[]);
  socket.onclose = () => setTimeout(connect, 1_000, onProblems);
}

const styles = `
:host { all: initial; position: fixed; inset-block-end: 12px; inset-inline-start: 12px; z-index: 9999;
  inline-size: min(640px, calc(100vw - 24px)); pointer-events: none; color-scheme: inherit;
  --red: light-dark(#b3261e, #ff8a80); --quiet: light-dark(#5f6368, #9aa0a6); --line: light-dark(#e3e3e3, #3c4043);
  font: 13px/20px system-ui, sans-serif; color: light-dark(#1f1f1f, #e8eaed); }
details { inline-size: fit-content; max-inline-size: 100%; overflow: clip; pointer-events: auto;
  background: light-dark(#fff, #1f2023); border: 1px solid var(--line); border-inline-start: 4px solid var(--red);
  border-radius: 8px; box-shadow: 0 4px 24px light-dark(#0003, #000a); }
details[open] { inline-size: auto; }
summary { padding: 8px 12px; color: var(--red); font-weight: 600; cursor: pointer; }
summary small { color: var(--quiet); font-size: 12px; font-weight: 400; }
summary:focus-visible { outline: 2px solid var(--red); outline-offset: -2px; }
ol { margin: 0; padding: 0; max-block-size: min(45vh, 420px); overflow: auto; list-style: none; overscroll-behavior: contain; }
li { padding: 8px 12px; border-block-start: 1px solid var(--line); overflow-wrap: anywhere; }
code { font: 12px/20px ui-monospace, monospace; }
b { font-weight: 600; }
i { color: var(--quiet); font-style: normal; }
p { margin: 2px 0 0; white-space: pre-wrap; }
`;

/** Path of the current page, or of the file in which it fails, from the root of the repository. */
const currentFile = () =>
  document
    .querySelector<HTMLElement>(':is(article, [role=alert])[data-source]')
    ?.dataset.source?.replace(/^@site\//, '');

/** Name of a demo's file, which is the demo's id in a page. */
const demoIn = (file: string) => /([^/]+)\.tsx$/.exec(file)?.[1] ?? '\0';

const folderOf = (file: string) => file.replace(/[^/]*$/, '');

/**
 * Returns whether a file belongs to a page: the page itself, a demo on it, a part beside it, or, if
 * the page has a separate folder, any file in it.
 */
function belongsTo(file: string, page: string): boolean {
  if (file === page || document.getElementById(demoIn(file))) return true;
  const isPart = file.startsWith(`${folderOf(page)}_`);
  return isPart || (/\/index\.mdx?$/.test(page) && file.startsWith(folderOf(page)));
}

function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.append(...children);
  return element;
}

function toItem({ file, line, column, rule, message }: Problem): HTMLLIElement {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(file) ?? [];
  const place = create('code', create('i', folder), create('b', `${name}:${line}:${column}`));
  return create('li', place, ' ', create('i', rule), create('p', message));
}

function createPanel() {
  const summary = create('summary');
  const list = create('ol');
  // Scrollable elements must be reachable by keyboard.
  list.tabIndex = 0;
  const details = create('details', summary, list);
  details.setAttribute('role', 'status');
  const host = document.createElement('toolpad-problems');
  host.attachShadow({ mode: 'open' }).append(create('style', styles), details);
  return { host, details, summary, list };
}

/** Shows the problems of the docs, those of this page first. If it has none, the list is closed. */
export function showProblems(): void {
  const { host, details, summary, list } = createPanel();
  let before = 0;
  connect((problems) => {
    // A frame only reports its errors; the page around it shows them.
    if (window !== window.top) return;
    const here = currentFile();
    // The path of a page that can't be rendered is unknown, so any problem may be the reason.
    const ofPage = problems.filter(({ file }) => !here || belongsTo(file, here));
    const sorted = [...ofPage, ...problems.filter((each) => !ofPage.includes(each))];
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    summary.replaceChildren(
      `${count} `,
      ...(here ? [create('small', `${ofPage.length} on this page`)] : []),
    );
    list.replaceChildren(...sorted.map(toItem));
    // A new problem on this page opens the list. Otherwise, the list stays open or closed.
    if (ofPage.length > before) details.open = true;
    before = ofPage.length;
    if (problems.length > 0) document.documentElement.append(host);
    else host.remove();
  });
}
