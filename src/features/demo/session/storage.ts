import { removeStored, readStored, writeStored, storedKeys } from '@site/src/components/storage';
import {
  codeStylings,
  codeVariants,
  type CodeStyling,
  type CodeVariant,
} from '@site/model/facts/demo';

export interface DemoEdit {
  variant: CodeVariant;
  code: string;
  /** JavaScript derived from an edit in TypeScript; `null` if there is none. */
  js: string | null;
}

export type DemoEdits = Partial<Record<CodeStyling, DemoEdit>>;

const prefix = 'demo-edit:';

/** Maximum length of an edit in characters, 20 times that of the longest demo. */
export const MAX_CODE = 100_000;

/** Maximum length of the edits of a demo, as JSON. */
const MAX_STORED = 1_000_000;

const isCode = (value: unknown) => typeof value === 'string' && value.length <= MAX_CODE;

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
    return parseEdits(readStored('session', prefix + id));
  } catch {
    return {};
  }
}

/** Stores edits in this tab. If storage is denied, they are lost with the page. */
export const storeEdits = (id: string, edits: DemoEdits): void =>
  writeStored('session', prefix + id, JSON.stringify(edits));

export const removeEdits = (id: string): void => removeStored('session', prefix + id);

/** Whether this tab stores edits. If not, the code that restores them isn't loaded. */
export const hasStoredEdits = (): boolean =>
  storedKeys('session').some((key) => key.startsWith(prefix));
