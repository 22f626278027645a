import { attributesOf, isHandler, attributeText } from '../../model/pages/nodes';
import { configuredSources } from '../../model/policySources';
import { readSettings } from '../../model/settings';
import { baseUrl } from '../../model/facts/origins';
import { pageCheck, type PageReport } from '../rule';
import type { Page } from '../../model/pages/pages';
import { scriptsOf } from './scripts';

const originOf = (url: string) =>
  URL.canParse(url) ? new URL(url, 'https://site.invalid').origin : '';

/** Explains how to add interactive content: as a demo without a toolbar, which is an island. */
export const interactiveNote =
  'Move interactive code to a file beside the page, and add it with <Demo src="./Name.tsx" title="…" hideToolbar />.';

const hook = /(?<![\w$.])(use[A-Z]\w*)\s*(?:<[^>]*>)?\(/;

const noEffect = "has no effect, because pages don't run React.";

const rules = {
  'csp/iframe': 'The Content-Security-Policy allows all frames.',
  'csp/style': 'The Content-Security-Policy allows all style sheets.',
  'csp/insecure': 'Pictures are loaded over https.',
  'csp/script': 'Pages contain no scripts.',
  'csp/object': 'The Content-Security-Policy allows all plugins.',
  'csp/media': 'Videos and sounds are files of the site.',
  'media/captions': 'Videos with sound have captions.',
  'mdx/handler': 'Pages have no event handlers.',
  'mdx/hook': 'Pages call no hooks.',
  'csp/inline-handler': 'The Content-Security-Policy allows all event handlers.',
};
type Report = PageReport<typeof rules>;

/** Reports videos and sounds of other sites or without captions. */
function checkMedia({ elements }: Page, report: Report): void {
  for (const node of elements) {
    const { name, children = [] } = node;
    if (!/^(?:video|audio|source|track)$/.test(name ?? '')) continue;
    const src = attributeText(node, 'src') ?? '';
    const [, host] = /^(?:https?:)?\/\/([^/]+)/i.exec(src) ?? [];
    if (host)
      report(
        'csp/media',
        node,
        `The Content-Security-Policy blocks videos and sounds from ${host}.`,
        { note: 'Put the file beside the page.' },
      );
    const tracks = children.filter((child) => child.name === 'track');
    const hasCaptions = tracks.some((track) => attributeText(track, 'kind') === 'captions');
    const isSilent = attributesOf(node).muted !== undefined;
    if (name === 'video' && !hasCaptions && !isSilent)
      report('media/captions', node, 'This video has no captions.', {
        note: 'Add <track kind="captions" src="./captions.vtt" srcLang="en" label="English" />, or set muted if it has no sound.',
      });
  }
}

/** Reports code that would need React in the reader's browser. */
function checkScripts(page: Page, report: Report): void {
  for (const { value, line, column } of scriptsOf(page)) {
    const found = hook.exec(value);
    if (!found) continue;
    const below = value.slice(0, found.index).split('\n').length - 1;
    const at = { line: line + below, column: below === 0 ? column : 1 };
    report('mdx/hook', at, `${found[1]}() ${noEffect}`, { note: interactiveNote });
  }
  for (const node of page.elements)
    for (const { name = '', value } of node.attributes ?? []) {
      const note = interactiveNote;
      if (/^on[a-z]/.test(name) && typeof value === 'string')
        report('csp/inline-handler', node, `The Content-Security-Policy blocks ${name}="…".`, {
          note,
        });
      else if (isHandler(name)) report('mdx/handler', node, `${name} ${noEffect}`, { note });
    }
}

/** Elements that the site's Content-Security-Policy blocks. @see plugins/hosting/headers.ts */
export const blockedContent = pageCheck({
  rules,
  check(page, report) {
    checkMedia(page, report);
    checkScripts(page, report);
    const { elements, images } = page;
    for (const image of images)
      if (/^http:/i.test(image.url))
        report('csp/insecure', image, 'Browsers block pictures over http on this site.', {
          note: `Put the file beside the page, or write "${image.url.replace(/^http:/i, 'https:')}".`,
        });
    const forbids = 'The Content-Security-Policy blocks';
    for (const node of elements) {
      const { name } = node;
      const src = attributeText(node, 'src') ?? attributeText(node, 'href') ?? '';
      const origin = originOf(src.startsWith('//') ? `https:${src}` : src);
      if (name === 'object' || name === 'embed')
        report('csp/object', node, `${forbids} <${name}>.`, {
          note: 'Use <img>, <video>, or a link.',
        });
      else if (name === 'iframe' && src.startsWith(baseUrl) && !src.startsWith(`${baseUrl}demos/`))
        report('csp/iframe', node, "Pages of this site can't be shown in a frame.", {
          note: `Link to ${src} instead.`,
        });
      else if (
        name === 'script' &&
        origin === '' &&
        !/json/.test(attributeText(node, 'type') ?? '')
      )
        report('csp/script', node, "Pages can't contain scripts.", { note: interactiveNote });
      else if (origin === '') continue;
      else if (name === 'iframe')
        report('csp/iframe', node, `${forbids} frames from ${origin}.`, {
          note: 'Link to it instead.',
        });
      else if (name === 'link' && attributeText(node, 'rel') === 'stylesheet')
        report('csp/style', node, `${forbids} style sheets from ${origin}.`, {
          note: 'Style a component in src/tags instead.',
        });
      else if (name === 'script' && !configuredSources(readSettings()).script?.includes(origin))
        report('csp/script', node, `${forbids} scripts from ${origin}.`, { note: interactiveNote });
    }
  },
});
