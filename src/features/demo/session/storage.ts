import { forgetStored, writeStored, readStored, storedKeys } from '@site/src/components/storage';
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
    return parseEdits(readStored('session', prefix + id));
  } catch {
    return {};
  }
}

/** Keeps edits for a reload of this tab. Where that is denied, they last as long as the page. */
export const keepEdits = (id: string, edits: DemoEdits): void =>
  writeStored('session', prefix + id, JSON.stringify(edits));

export const forgetEdits = (id: string): void => forgetStored('session', prefix + id);

/** Whether this tab keeps an edit of any demo: without one, nothing has to be loaded to restore it. */
export const hasKeptEdits = (): boolean =>
  storedKeys('session').some((key) => key.startsWith(prefix));
