import * as v from 'valibot';

/** Longest comment, in characters as a browser counts them. */
export const MAX_COMMENT = 2000;

const shortText = v.pipe(v.string(), v.trim(), v.maxLength(200));

/**
 * What a page sends and a receiver takes (docs/behavior.md#feedback). One schema for both sides.
 */
export const feedbackSchema = v.object({
  /** Path of the page. */
  page: v.pipe(shortText, v.regex(/^\/(?!\/)/, 'Expected the path of a page')),
  /** Product id, as in `<meta name="mui:productId">`. */
  product: shortText,
  version: shortText,
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Za-z]{2,4})?$/, 'Expected a language code')),
  /** 1: helpful, 0: not. */
  rating: v.picklist([1, 0]),
  comment: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(
      MAX_COMMENT,
      ({ received }) =>
        `The comment has ${received} characters. Please shorten it to ${MAX_COMMENT}.`,
    ),
  ),
  /** Id of the heading it is about; absent for the whole page. */
  section: v.optional(v.pipe(shortText, v.nonEmpty())),
  /** A field that readers don't see. Only a script fills it in, and is refused. */
  website: v.optional(v.pipe(v.string(), v.maxLength(0, 'This field must be empty'))),
});

export type Feedback = v.InferOutput<typeof feedbackSchema>;

/** What is wrong with a field, for a reader. */
export interface FeedbackProblem {
  /** Name of the field; empty where the whole is no feedback. */
  field: string;
  message: string;
}

export type FeedbackResult =
  | { feedback: Feedback; problems?: undefined }
  | { feedback?: undefined; problems: FeedbackProblem[] };

/** Checks what came from a form or over the network. */
export function parseFeedback(value: unknown): FeedbackResult {
  const { success, output, issues } = v.safeParse(feedbackSchema, value);
  if (success) return { feedback: output };
  return {
    problems: issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message })),
  };
}
