import { element } from '@site/src/components/element';
import { fillMessage, readRequest } from './decode';

/**
 * Shows the error message for the query of a URL. The messages are in the page's table and
 * attributes; arguments are set as text, never as markup.
 */
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
