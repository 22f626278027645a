import { codeStylings, codeVariants } from '@site/src/site/demo';
import type { DemoEdit, DemoEdits } from './session';

const prefix = 'demo-edit:';

function isEdit(value: unknown): value is DemoEdit {
  if (typeof value !== 'object' || value === null) return false;
  const { variant, code, js } = value as Record<string, unknown>;
  return (
    codeVariants.some((each) => each === variant) &&
    typeof code === 'string' &&
    (js === null || typeof js === 'string')
  );
}

function parseEdits(text: string | null): DemoEdits {
  const value: unknown = JSON.parse(text ?? '{}');
  if (typeof value !== 'object' || value === null) return {};
  const entries = codeStylings.map(
    (styling) => [styling, (value as Record<string, unknown>)[styling]] as const,
  );
  return Object.fromEntries(entries.filter(([, edit]) => isEdit(edit)));
}

/** Edits kept in this tab. Nothing where storage is denied or holds something else. */
export function readEdits(id: string): DemoEdits {
  try {
    return parseEdits(window.sessionStorage.getItem(prefix + id));
  } catch {
    return {};
  }
}

/** Keeps edits for a reload of this tab. Where that is denied, they last as long as the page. */
export function keepEdits(id: string, edits: DemoEdits): void {
  try {
    window.sessionStorage.setItem(prefix + id, JSON.stringify(edits));
  } catch {
    // Denied or full: the edit stays in memory.
  }
}

export function forgetEdits(id: string): void {
  try {
    window.sessionStorage.removeItem(prefix + id);
  } catch {
    // Denied: nothing is kept there.
  }
}

/** Whether this tab keeps an edit of any demo: without one, nothing has to be loaded to restore it. */
export function hasKeptEdits(): boolean {
  try {
    return Object.keys(window.sessionStorage).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}
