import { configuredSources } from '@site/plugins/hosting/policy';
import { textOf } from '../../../plugins/pages/nodes';
import { readSettings } from '../../../plugins/shared/settings';
import { baseUrl } from '../../../src/site/origins';
import { pageCheck } from '../rule';
import { interactiveNote } from './interactive';

const originOf = (url: string) =>
  URL.canParse(url) ? new URL(url, 'https://site.invalid').origin : '';

/** Elements that the site's Content-Security-Policy blocks. @see plugins/hosting/headers.ts */
export const policy = pageCheck({
  rules: {
    'csp/iframe': 'The Content-Security-Policy allows all frames.',
    'csp/style': 'The Content-Security-Policy allows all style sheets.',
    'csp/insecure': 'Pictures are loaded over https.',
    'csp/script': 'The Content-Security-Policy allows all scripts.',
    'csp/object': 'The Content-Security-Policy allows all plugins.',
  },
  check({ elements, images }, report) {
    for (const image of images)
      if (/^http:/i.test(image.url))
        report('csp/insecure', image, 'Browsers block pictures over http on this site.', {
          note: `Put the file beside the page, or write "${image.url.replace(/^http:/i, 'https:')}".`,
        });
    const forbids = 'The Content-Security-Policy blocks';
    for (const node of elements) {
      const { name } = node;
      const src = textOf(node, 'src') ?? textOf(node, 'href') ?? '';
      const origin = originOf(src.startsWith('//') ? `https:${src}` : src);
      if (name === 'object' || name === 'embed')
        report('csp/object', node, `${forbids} <${name}>.`, {
          note: 'Use <img>, <video>, or a link.',
        });
      else if (name === 'iframe' && src.startsWith(baseUrl) && !src.startsWith(`${baseUrl}demos/`))
        report('csp/iframe', node, "Pages of this site can't be shown in a frame.", {
          note: `Link to ${src} instead.`,
        });
      else if (origin === '') continue;
      else if (name === 'iframe')
        report('csp/iframe', node, `${forbids} frames from ${origin}.`, {
          note: 'Link to it instead.',
        });
      else if (name === 'link' && textOf(node, 'rel') === 'stylesheet')
        report('csp/style', node, `${forbids} style sheets from ${origin}.`, {
          note: 'Style a component in src/tags instead.',
        });
      else if (name === 'script' && !configuredSources(readSettings()).script?.includes(origin))
        report('csp/script', node, `${forbids} scripts from ${origin}.`, { note: interactiveNote });
    }
  },
});
