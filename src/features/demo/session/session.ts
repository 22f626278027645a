import type { CodeStyling, CodeVariant } from '@site/model/facts/demo';
import { readEdits, removeEdits, storeEdits, type DemoEdit, type DemoEdits } from './storage';

/** Result of running an edit. Lines and columns are 1-based. */
export type RunResult =
  | { state: 'idle' }
  | { state: 'done' }
  | { state: 'failed'; message: string; line: number | null; column: number | null };

interface DemoSnapshot {
  readonly edits: DemoEdits;
  readonly result: RunResult;
  /** How often the reader reset the demo. A change remounts it. */
  readonly resets: number;
}

export interface DemoSession {
  getSnapshot(): DemoSnapshot;
  edit(styling: CodeStyling, variant: CodeVariant, code: string): void;
  /** Adds the JavaScript derived from an edit. Ignored if the edit has changed meanwhile. */
  setDerivedJs(styling: CodeStyling, code: string, js: string): void;
  report(result: RunResult): void;
  /** Removes all edits and remounts the demo. */
  reset(): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Creates the session of a demo, with the edits from before a reload.
 * @param id URL of the demo's source. It changes with the source, so that edits of an older source
 *   are ignored
 */
export function createSession(id: string): DemoSession {
  const listeners = new Set<() => void>();
  let snapshot: DemoSnapshot = { edits: readEdits(id), result: { state: 'idle' }, resets: 0 };

  function change(part: Partial<DemoSnapshot>): void {
    snapshot = { ...snapshot, ...part };
    [...listeners].forEach((listener) => listener());
  }

  function setEdit(styling: CodeStyling, edit: DemoEdit): void {
    const edits = { ...snapshot.edits, [styling]: edit };
    storeEdits(id, edits);
    change({ edits });
  }

  return {
    getSnapshot: () => snapshot,
    edit(styling, variant, code) {
      const before = snapshot.edits[styling];
      if (before?.variant === variant && before.code === code) return;
      setEdit(styling, {
        variant,
        code,
        js: variant === 'TS' && before?.variant === 'TS' ? before.js : null,
      });
    },
    setDerivedJs(styling, code, js) {
      const edit = snapshot.edits[styling];
      if (edit?.variant === 'TS' && edit.code === code && edit.js !== js)
        setEdit(styling, { ...edit, js });
    },
    report: (result) => change({ result }),
    reset() {
      removeEdits(id);
      change({ edits: {}, result: { state: 'idle' }, resets: snapshot.resets + 1 });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

declare global {
  interface ToolpadDocs {
    demos?: Map<string, DemoSession>;
  }
}

/**
 * Returns the session of a demo. The page script and the islands are bundled separately, but get
 * the same object. Browser only.
 */
export function getSession(id: string): DemoSession {
  const sessions = ((window.toolpadDocs ??= {}).demos ??= new Map());
  const session = sessions.get(id) ?? createSession(id);
  sessions.set(id, session);
  return session;
}
