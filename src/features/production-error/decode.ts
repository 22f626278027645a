/** Error that a URL requests. */
export type ErrorRequest =
  | { kind: 'none' }
  | { kind: 'invalid'; code: string }
  | { kind: 'code'; code: number; args: string[] };

/** Parses `?code=9&args[]=a&args[]=b`. A code is a number of up to four digits. */
export function readRequest(search: string): ErrorRequest {
  const params = new URLSearchParams(search);
  const code = params.get('code')?.trim();
  if (!code) return { kind: 'none' };
  return /^\d{1,4}$/.test(code)
    ? { kind: 'code', code: Number(code), args: params.getAll('args[]') }
    : { kind: 'invalid', code };
}

/**
 * Returns the message with its arguments in place of `%s`. Extra arguments are ignored.
 * @param missing replaces a missing argument
 */
export function fillMessage(template: string, args: string[], missing: string): string {
  return template
    .split('%s')
    .reduce((text, part, index) => `${text}${args[index - 1] ?? missing}${part}`);
}
