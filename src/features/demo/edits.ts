import { removeStored, readStored, writeStored } from '@site/src/components/storage';
import {
  codeStylings,
  codeVariants,
  editPrefix,
  maxEditLength,
  type CodeStyling,
  type CodeVariant,
} from '@site/model/facts/demo';

export interface DemoEdit {
  variant: CodeVariant;
  code: string;
  /** JavaScript derived from an edit in TypeScript; `null` if there is none. */
  js: string | null;
}

type DemoEdits = Partial<Record<CodeStyling, DemoEdit>>;

export const isEdited = (edits: DemoEdits): boolean => Object.keys(edits).length > 0;

/** Maximum length of the edits of a demo, as JSON. */
const MAX_STORED = 1_000_000;

const isCode = (value: unknown) => typeof value === 'string' && value.length <= maxEditLength;

function isEdit(value: unknown): value is DemoEdit {
  if (typeof value !== 'object' || value === null) return false;
  const { variant, code, js } = value as Record<string, unknown>;
  return (
    codeVariants.some((each) => each === variant) && isCode(code) && (js === null || isCode(js))
  );
}

function parseEdits(text: string | null): DemoEdits {
  const value: unknown = JSON.parse(text && text.length <= MAX_STORED ? text : '{}');
  if (typeof value !== 'object' || value === null) return {};
  const entries = codeStylings.map(
    (styling) => [styling, (value as Record<string, unknown>)[styling]] as const,
  );
  return Object.fromEntries(entries.filter(([, edit]) => isEdit(edit)));
}

/** Edits stored in this tab. Empty if storage is denied, or if it contains anything else. */
export function readEdits(id: string): DemoEdits {
  try {
    return parseEdits(readStored('session', editPrefix + id));
  } catch {
    return {};
  }
}

/** Stores edits in this tab. If storage is denied, they are lost with the page. */
const storeEdits = (id: string, edits: DemoEdits): void =>
  writeStored('session', editPrefix + id, JSON.stringify(edits));

const removeEdits = (id: string): void => removeStored('session', editPrefix + id);

/** Result of running an edit. Lines and columns are 1-based. */
export type RunResult =
  | { state: 'idle' }
  | { state: 'done' }
  | { state: 'failed'; message: string; line: number | null; column: number | null };

interface EditSnapshot {
  readonly edits: DemoEdits;
  readonly result: RunResult;
  /** How often the reader reset the demo. A change remounts it. */
  readonly resets: number;
  /**
   * Whether the edits wait until the reader runs or changes them: those of a link, and those from
   * before a reload, which may have blocked the page.
   */
  readonly paused: boolean;
}

export interface EditStore {
  getSnapshot(): EditSnapshot;
  edit(styling: CodeStyling, variant: CodeVariant, code: string): void;
  /** Adds the JavaScript derived from an edit. Ignored if the edit has changed meanwhile. */
  setDerivedJs(styling: CodeStyling, code: string, js: string): void;
  report(result: RunResult): void;
  /**
   * Shows an edit that came with a link, paused. It's stored separately, so that the reader's own
   * edits return with the next reset.
   */
  openLink(link: string, styling: CodeStyling, edit: DemoEdit): void;
  setPaused(paused: boolean): void;
  /** Removes all edits, or those of a link, and remounts the demo. */
  reset(): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Creates the store of a demo's edits, with those from before a reload.
 * @param id URL of the demo's source. It changes with the source, so that edits of an older source
 *   are ignored
 */
export function createEditStore(id: string): EditStore {
  const listeners = new Set<() => void>();
  const atStart = readEdits(id);
  let snapshot: EditSnapshot = {
    edits: atStart,
    result: { state: 'idle' },
    resets: 0,
    paused: isEdited(atStart),
  };
  let key = id;
  /** The reader's edits while those of a link are shown. */
  let own: DemoEdits = {};

  function change(part: Partial<EditSnapshot>): void {
    snapshot = { ...snapshot, ...part };
    [...listeners].forEach((listener) => listener());
  }

  function setEdit(styling: CodeStyling, edit: DemoEdit, paused: boolean): void {
    const edits = { ...snapshot.edits, [styling]: edit };
    storeEdits(key, edits);
    change({ edits, paused });
  }

  return {
    getSnapshot: () => snapshot,
    edit(styling, variant, code) {
      const before = snapshot.edits[styling];
      if (before?.variant === variant && before.code === code) return;
      const js = variant === 'TS' && before?.variant === 'TS' ? before.js : null;
      setEdit(styling, { variant, code, js }, false);
    },
    setDerivedJs(styling, code, js) {
      const edit = snapshot.edits[styling];
      if (edit?.variant === 'TS' && edit.code === code && edit.js !== js)
        setEdit(styling, { ...edit, js }, snapshot.paused);
    },
    report: (result) => change({ result }),
    openLink(link, styling, edit) {
      if (key === id) own = snapshot.edits;
      key = `${id}=${link}`;
      const edits = { [styling]: edit, ...readEdits(key) };
      change({ edits, result: { state: 'idle' }, paused: true });
    },
    setPaused: (paused) => change({ paused }),
    reset() {
      removeEdits(key);
      const edits = own;
      [key, own] = [id, {}];
      const resets = snapshot.resets + 1;
      change({ edits, result: { state: 'idle' }, resets, paused: isEdited(edits) });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

declare global {
  interface ToolpadDocs {
    demos?: Map<string, EditStore>;
  }
}

/**
 * Returns the store of a demo's edits. The page script and the islands are bundled separately, but
 * get the same object. Browser only.
 */
export function getEditStore(id: string): EditStore {
  const stores = ((window.toolpadDocs ??= {}).demos ??= new Map());
  const store = stores.get(id) ?? createEditStore(id);
  stores.set(id, store);
  return store;
}
