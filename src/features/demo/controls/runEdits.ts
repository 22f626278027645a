import { getPreferences } from '@site/src/features/preferences';
import { postMessage, readMessage } from '../session/messages';
import { currentChoice } from './code';
import { partOf, type DemoElement } from './elements';
import { startFrame } from './stages';

/** Time in ms between the last key press and running an edit. */
const DEBOUNCE = 250;

const connected = new WeakSet<HTMLElement>();

const frameOf = (demo: DemoElement) => partOf(demo, 'stage')?.querySelector('iframe') ?? null;

/**
 * Returns the frame that runs edited code. A demo inside the page gets one at its first edit,
 * because only the separate pages of demos may evaluate code.
 */
function ensureFrame(demo: DemoElement): HTMLIFrameElement | null {
  const stage = partOf(demo, 'stage');
  if (!stage) return null;
  const frame = startFrame(stage);
  if (stage.dataset.kind !== 'frame') stage.dataset.runs = 'frame';
  return frame;
}

/** Shows the demo without edits: reloads its frame, or removes a frame that was added for edits. */
export function restoreStage(demo: DemoElement): void {
  const stage = partOf(demo, 'stage');
  const frame = frameOf(demo);
  if (stage?.dataset.runs === 'frame') {
    frame?.remove();
    delete stage.dataset.runs;
  } else frame?.contentWindow?.location.reload();
}

/** Runs the reader's edits after each change, with a delay. */
export function runEdits(demo: DemoElement): void {
  if (connected.has(demo.root)) return;
  connected.add(demo.root);
  const { session, root } = demo;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: unknown;

  function run(): void {
    const { styling } = currentChoice(demo);
    const edit = session.getSnapshot().edits[styling];
    const target = edit && root.isConnected ? ensureFrame(demo)?.contentWindow : null;
    if (!edit || !target) return;
    last = edit.code;
    postMessage(target, { type: 'demo/run', styling, variant: edit.variant, code: edit.code });
  }

  function onChange(): void {
    const { edits } = session.getSnapshot();
    const edit = edits[currentChoice(demo).styling];
    if (Object.keys(edits).length > 0) root.dataset.edited = 'live';
    else delete root.dataset.edited;
    if (edit?.code === last) return;
    clearTimeout(timer);
    if (edit) timer = setTimeout(run, DEBOUNCE);
    else last = undefined;
  }

  addEventListener('message', (event) => {
    const message = readMessage(event, frameOf(demo)?.contentWindow ?? null);
    if (message?.type === 'demo/ready') run();
    if (message?.type !== 'demo/result') return;
    if (message.js !== null) session.setDerivedJs(message.styling, message.code, message.js);
    session.report(message.error ? { state: 'failed', ...message.error } : { state: 'done' });
  });
  session.subscribe(onChange);
  getPreferences().subscribe(onChange);
  onChange();
}
