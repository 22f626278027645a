import { element } from '@site/src/components/element';
import { fillMessage, readRequest } from './decode';

/**
 * Shows the error message for the query of a URL. The messages are in the page's table and
 * attributes; arguments are set as text, never as markup.
 */
export function showError(place: HTMLElement, search: string): void {
  const { none = '', error = '', unknown = '', missingArgument = '' } = place.dataset;
  const request = readRequest(search);
  const known =
    request.kind === 'code' ? document.querySelector(`#code-${request.code} [data-message]`) : null;
  if (request.kind === 'none') {
    place.dataset.state = 'none';
    place.replaceChildren(element('p', {}, none));
    return;
  }
  const withCode = (text: string) => text.replace('{code}', () => String(request.code));
  const title = element('h2', {}, withCode(error));
  if (request.kind === 'code' && known) {
    place.dataset.state = 'found';
    place.replaceChildren(
      title,
      element('pre', {}, fillMessage(known.textContent ?? '', request.args, missingArgument)),
    );
    return;
  }
  place.dataset.state = 'unknown';
  place.replaceChildren(title, element('p', {}, withCode(unknown)));
}
