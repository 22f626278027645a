/** A sentence about an error. */
const mentionsError =
  /\b(throws?|thrown|errors?|warns?|warnings?|logs?|rejects?|fails?|failed|message)\b/i;

const quoted = /["“]([^"“”]{8,140})["”]/g;

/** Output of a failing program: `Error: …`, `npm error code ERESOLVE`. */
const errorOutput =
  /^\s*(?:Uncaught |\[[\w ]+\] )?((?:[A-Z]\w*Error|Error|Warning|npm error):? .{8,140})$/gm;

const isSentence = (text: string) => text.trim().split(/\s+/).length > 1;

/** Error messages that a section quotes or shows as output. */
export function errorsIn(blocks: readonly string[], outputs: readonly string[]): string[] {
  const sentences = blocks.flatMap((block) => block.split(/(?<=[.:])\s+(?=[A-Z"“])/));
  const messages = [
    ...sentences
      .filter((sentence) => mentionsError.test(sentence))
      .flatMap((sentence) => [...sentence.matchAll(quoted)].map(([, message = '']) => message)),
    ...outputs.flatMap((output) =>
      [...output.matchAll(errorOutput)].map(([, message = '']) => message),
    ),
  ];
  return [...new Set(messages.map((message) => message.trim()).filter(isSentence))];
}
