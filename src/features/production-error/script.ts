import { element } from '@site/src/components/element';

type ErrorRequest =
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

/** Shows the error in the URL. */
export function start(): void {
  const container = document.querySelector<HTMLElement>('[data-production-error]');
  if (container) showError(container, location.search);
}

/** The messages are in the page's table and attributes. Arguments are set as text, never markup. */
export function showError(container: HTMLElement, search: string): void {
  const { none = '', error = '', unknown = '', missingArgument = '' } = container.dataset;
  const request = readRequest(search);
  const known =
    request.kind === 'code' ? document.querySelector(`#code-${request.code} [data-message]`) : null;
  if (request.kind === 'none') {
    container.dataset.state = 'none';
    container.replaceChildren(element('p', {}, none));
    return;
  }
  const withCode = (text: string) => text.replace('{code}', () => String(request.code));
  const title = element('h2', {}, withCode(error));
  if (request.kind === 'code' && known) {
    container.dataset.state = 'found';
    container.replaceChildren(
      title,
      element('pre', {}, fillMessage(known.textContent ?? '', request.args, missingArgument)),
    );
    return;
  }
  container.dataset.state = 'unknown';
  container.replaceChildren(title, element('p', {}, withCode(unknown)));
}
