import { fillMessage, readRequest } from './decode';

function element(tag: 'h2' | 'p' | 'pre', text: string): HTMLElement {
  const created = document.createElement(tag);
  created.textContent = text;
  return created;
}

/** Shows the message that an address asks for. The text comes from the table on the page; arguments are set as text, never as markup. */
export function showError(place: HTMLElement, search: string): void {
  const request = readRequest(search);
  const known =
    request.kind === 'code' ? document.querySelector(`#code-${request.code} [data-message]`) : null;
  if (request.kind === 'none') {
    place.dataset.state = 'none';
    place.replaceChildren(
      element('p', 'This address names no error code. All known errors are listed below.'),
    );
    return;
  }
  const title = element('h2', `Error ${request.code}`);
  if (request.kind === 'code' && known) {
    place.dataset.state = 'found';
    place.replaceChildren(
      title,
      element('pre', fillMessage(known.textContent ?? '', request.args)),
    );
    return;
  }
  place.dataset.state = 'unknown';
  const versions =
    'It may belong to another version than those installed here, whose errors are listed below.';
  place.replaceChildren(title, element('p', `No error has the code ${request.code}. ${versions}`));
}
