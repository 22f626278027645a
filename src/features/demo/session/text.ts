import type { CodeVariant } from '@site/src/site/demo';
import type { DemoEdit } from './storage';

/** The code a reader sees, copies and takes to a sandbox. */
export interface ShownCode {
  code: string;
  /** Variant the code is really in. */
  variant: CodeVariant;
  edited: boolean;
  /** The reader asked for another variant than the edit can be shown in. */
  otherVariant: boolean;
}

/**
 * The code in the variant a reader asks for. Types that an edit in JavaScript never had cannot be made up: such an edit stays as it
 * is, and so does one in TypeScript that could not be derived yet.
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
