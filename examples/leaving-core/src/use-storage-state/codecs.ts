/** Converts a value to the text in the storage, and back. Define your own at module level. */
export interface Codec<T> {
  /** If it throws, the hook returns the initial value. */
  parse: (text: string) => T;
  stringify: (value: T) => string;
}

function valid<T>(value: T, isValid: boolean): T {
  if (!isValid) throw new Error('The stored value has a different type.');
  return value;
}

export const CODEC_STRING: Codec<string> = {
  parse: (text) => text,
  stringify: (value) => value,
};

export const CODEC_NUMBER: Codec<number> = {
  parse: (text) => valid(Number(text), text !== '' && !Number.isNaN(Number(text))),
  stringify: String,
};

export const CODEC_BOOLEAN: Codec<boolean> = {
  parse: (text) => valid(text === 'true', text === 'true' || text === 'false'),
  stringify: String,
};

export const CODEC_JSON: Codec<unknown> = JSON;

function parseDate(text: string): Date {
  const date = new Date(text);
  return valid(date, !Number.isNaN(date.getTime()));
}

/** A date with its time. */
export const CODEC_DATE: Codec<Date> = {
  parse: parseDate,
  stringify: (value) => value.toISOString(),
};

/** A day in the time zone of the user, as `2026-10-15`. */
export const CODEC_DATE_ONLY: Codec<Date> = {
  parse: (text) => parseDate(`${text}T00:00`),
  stringify: (value) =>
    [value.getFullYear(), value.getMonth() + 1, value.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-'),
};
