import { createTranslate } from '@site/model/facts/messages/translate';
import { getPreferences } from '@site/src/features/preferences/preferences';
import type { FrameMessage } from '../messages';
import { createEditFrame, type EditFrame } from './editFrame';
import { currentChoice, partOf, type DemoElement } from './demoElement';
import { isEdited } from '../edits';
import { addDemoFrame } from '../startDemos';

/** Time in ms between the last key press and running an edit. */
const DEBOUNCE = 250;

const t = createTranslate();

interface Runner {
  run(): void;
  stop(): void;
}

const runners = new WeakMap<HTMLElement, Runner>();

function createRunner(demo: DemoElement, stage: HTMLElement): Runner {
  const { editStore, root } = demo;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame: EditFrame | null = null;
  let isReady = false;
  let last: unknown;

  const currentEdit = () => editStore.getSnapshot().edits[currentChoice(demo).styling];

  function closeFrame(): void {
    frame?.remove();
    frame = null;
    isReady = false;
    delete stage.dataset.runs;
    if (stage.dataset.kind === 'frame') addDemoFrame(stage);
  }

  function run(): void {
    const { styling } = currentChoice(demo);
    const edit = currentEdit();
    if (!edit || !root.isConnected) return;
    last = edit.code;
    editStore.setPaused(false);
    root.dataset.edited = 'live';
    if (!frame) openFrame();
    if (isReady) frame?.send({ type: 'demo/run', styling, variant: edit.variant, code: edit.code });
  }

  function onMessage(message: FrameMessage): void {
    if (message.type === 'demo/ready') {
      isReady = true;
      if (!editStore.getSnapshot().paused) run();
    }
    if (message.type !== 'demo/result') return;
    stage.dataset.runs = 'edit';
    if (message.js !== null) editStore.setDerivedJs(message.styling, message.code, message.js);
    editStore.report(message.error ? { state: 'failed', ...message.error } : { state: 'done' });
  }

  /**
   * Adds the frame for edits, when the editor opens. It replaces the frame of a full-page demo,
   * and stays invisible in front of a demo inside the page until its first result.
   */
  function openFrame(): void {
    stage.querySelector('iframe')?.remove();
    if (stage.dataset.kind === 'frame') stage.dataset.runs = 'edit';
    frame = createEditFrame(demo, stage, {
      onMessage,
      onFailure(failed) {
        closeFrame();
        const message = t(failed === 'load' ? 'demo.runnerNotLoaded' : 'demo.blocked');
        if (currentEdit()) editStore.report({ state: 'failed', message, line: null, column: null });
      },
    });
  }

  function onChange(): void {
    const { edits, paused } = editStore.getSnapshot();
    if (paused) return clearTimeout(timer);
    if (isEdited(edits)) root.dataset.edited = 'live';
    else delete root.dataset.edited;
    const code = edits[currentChoice(demo).styling]?.code;
    if (code === last) return;
    clearTimeout(timer);
    if (code === undefined) last = undefined;
    else timer = setTimeout(run, DEBOUNCE);
  }

  openFrame();
  editStore.subscribe(onChange);
  getPreferences().subscribe(onChange);
  onChange();
  return { run, stop: closeFrame };
}

/** Prepares the frame for edits. @returns a function that runs the current edit now */
export function runEdits(demo: DemoElement): () => void {
  const stage = partOf(demo, 'stage');
  if (!stage) return () => undefined;
  const runner = runners.get(demo.root) ?? createRunner(demo, stage);
  runners.set(demo.root, runner);
  return runner.run;
}

/** Shows the demo without edits, as if it had just been loaded. */
export function restoreStage(demo: DemoElement): void {
  const stage = partOf(demo, 'stage');
  runners.get(demo.root)?.stop();
  if (stage?.dataset.kind !== 'frame') return;
  stage.querySelector('iframe')?.remove();
  addDemoFrame(stage);
}
