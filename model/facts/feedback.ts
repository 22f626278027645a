import * as v from 'valibot';

/** Maximum length of a comment, in characters as browsers count them. */
export const MAX_COMMENT = 2000;

/** A string without NUL characters, because SQLite returns only what precedes them. */
const text = v.pipe(
  v.string(),
  v.transform((value) => value.replaceAll('\0', '')),
  v.trim(),
);

const shortText = v.pipe(text, v.maxLength(200));

/** What a page sends and a server accepts (docs/behavior.md#feedback). */
export const feedbackSchema = v.object({
  page: v.pipe(shortText, v.regex(/^\/(?!\/)/, 'Expected the path of a page')),
  /** Product id, as in `<meta name="mui:productId">`. */
  product: shortText,
  version: shortText,
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Za-z]{2,4})?$/, 'Expected a language code')),
  /** 1 if the page was helpful, otherwise 0. */
  rating: v.picklist([1, 0]),
  comment: v.pipe(
    text,
    v.maxLength(
      MAX_COMMENT,
      ({ received }) =>
        `The comment has ${received} characters. Please shorten it to ${MAX_COMMENT}.`,
    ),
  ),
  /** Id of the heading that the feedback is about; missing for the whole page. */
  section: v.optional(v.pipe(shortText, v.nonEmpty())),
  /** Hidden field that only bots fill in. Such feedback is rejected. */
  website: v.optional(v.pipe(v.string(), v.maxLength(0, 'This field must be empty'))),
});

export type Feedback = v.InferOutput<typeof feedbackSchema>;

interface FeedbackProblem {
  /** Name of the field; empty if the whole value is invalid. */
  field: string;
  message: string;
}

export type FeedbackResult =
  | { feedback: Feedback; problems?: undefined }
  | { feedback?: undefined; problems: FeedbackProblem[] };

/** Validates data from a form or the network. */
export function parseFeedback(value: unknown): FeedbackResult {
  const { success, output, issues } = v.safeParse(feedbackSchema, value);
  if (success) return { feedback: output };
  return {
    problems: issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message })),
  };
}
