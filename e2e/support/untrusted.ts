import fc from 'fast-check';

/**
 * Data that pages, servers, and the checker read from outside, for property tests. On a failure,
 * fast-check prints the smallest counterexample, and a seed that repeats the run.
 * `PROPERTY_RUNS=10000 npx jest property` searches longer.
 */
fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS ?? 100) });

/** Pieces that parsers and browsers treat differently from other text. */
const pieces = [
  ...['/', '//', '\\', '/\t/', '\n', '#', '?', '%', '%E0', '%00', '..', '.', ':', '-', '_', '@'],
  ...[
    'javascript:',
    'data:',
    'https:',
    '//evil.example/',
    'evil.example',
    '\0',
    '\u202E',
    '\uD800',
  ],
  ...['__proto__', 'constructor', 'toString', '$&', '$`', '{', '}', '${', '<', '>', '&', '"', "'"],
  ...['a', 'A', 'é', '漢', '1', ' ', '[', ']', '(', ')', '*', '|', '`', '~', '=', ';', ',', '\r\n'],
];

/** Up to 20,000 characters: one piece again and again, which is slow if a pattern backtracks. */
const longText = fc
  .tuple(fc.constantFrom(...pieces), fc.integer({ min: 1000, max: 20_000 }), fc.string())
  .map(([piece, length, end]) => piece.repeat(length / piece.length) + end);

/** Any text, often with pieces that `known` lists. */
export const textWith = (...known: string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
    {
      weight: 4,
      arbitrary: fc
        .array(fc.constantFrom(...pieces, ...known, ...known), { maxLength: 12 })
        .map((parts) => parts.join('')),
    },
    { weight: 1, arbitrary: longText },
  );

/** Any text. */
export const anyText = textWith();

/** Anything that JSON can contain. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(fc.jsonValue(), anyText);

/** An object whose fields are usually valid, sometimes undefined or anything else. */
export const almost = (fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> => {
  const oneOf = (valid: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 8, arbitrary: valid }, fc.constant(undefined), anyJson);
  const entries = Object.entries(fields).map(([name, valid]) => [name, oneOf(valid)]);
  return fc.oneof({ weight: 8, arbitrary: fc.record(Object.fromEntries(entries)) }, anyJson);
};

/** Text of a stored value: JSON of almost valid data, or anything else. */
export const storedText = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: valid.map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: anyText },
  );
