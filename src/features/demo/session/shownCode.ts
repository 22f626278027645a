import type { CodeVariant } from '@site/src/site/demo';
import type { DemoEdit } from './storage';

/** Code that a reader sees, copies, and opens in a sandbox. */
export interface ShownCode {
  code: string;
  /** Variant of the shown code. */
  variant: CodeVariant;
  edited: boolean;
  /** Whether the edit can't be shown in the variant that the reader chose. */
  otherVariant: boolean;
}

/**
 * Returns the code in the variant that a reader chose. An edit in JavaScript can't become
 * TypeScript and is returned unchanged, as is an edit in TypeScript without derived JavaScript.
 */
export function shownCode(
  original: string,
  edit: DemoEdit | undefined,
  wanted: CodeVariant,
): ShownCode {
  if (!edit) return { code: original, variant: wanted, edited: false, otherVariant: false };
  if (edit.variant === wanted)
    return { code: edit.code, variant: wanted, edited: true, otherVariant: false };
  if (edit.js !== null) return { code: edit.js, variant: 'JS', edited: true, otherVariant: false };
  return { code: edit.code, variant: edit.variant, edited: true, otherVariant: true };
}
