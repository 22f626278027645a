import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { configuredSources } from '../../../plugins/hosting/sources';
import type { PageImage } from '../../../plugins/pages/model';
import { attributesOf, type PageNode } from '../../../plugins/pages/nodes';
import { nearest, type Problem } from '../../../plugins/shared/problems';
import { decode } from '../../../src/site/decode';
import { baseUrl } from '../../../src/site/origins';
import { problemIn, type PageCheck, type Place } from '../rule';
import { island } from './interactive';
import type { Page, Site } from '../site';

const isExternal = (url: string) => /^[a-z][a-z+.-]*:/i.test(url) || url.startsWith('//');

/** Files below the base URL that the build makes. */
const made = /^(?:assets|demos|examples|search)\/|^(?:pages\.json|sitemap\.xml|sw\.js)$/;

/** Where the file behind an address is: candidates, the likeliest first. Nothing for what is no file of the site. */
function targetsOf(page: Page, { siteDir }: Site, url: string): string[] {
  const file = decode(url.replace(/[?#].*$/, ''));
  if (file === '' || isExternal(file)) return [];
  if (file.startsWith('@site/')) return [path.join(siteDir, file.slice('@site/'.length))];
  if (file.startsWith(baseUrl)) {
    const rest = file.slice(baseUrl.length);
    return made.test(rest) ? [] : [path.join(siteDir, 'static', rest)];
  }
  if (file.startsWith('/')) return [path.join(siteDir, 'static', file)];
  return [path.join(siteDir, path.dirname(page.file), file)];
}

const hasEnding = (url: string) => /\.[a-z0-9]{2,5}$/i.test(url.replace(/[?#].*$/, ''));

function checkFile(page: Page, site: Site, at: Place, url: string): Problem[] {
  const [target] = targetsOf(page, site, url);
  if (target === undefined) return [];
  if (existsSync(target) && statSync(target).isFile()) return [];
  const folder = path.dirname(target);
  const siblings = existsSync(folder) ? readdirSync(folder) : [];
  const place = path.relative(site.siteDir, target).replaceAll(path.sep, '/');
  return [
    problemIn(
      page,
      at,
      'files/missing',
      `"${url}" does not lead to a file (${place}).${nearest(path.basename(target), siblings)}`,
    ),
  ];
}

/** Text of an attribute, `{}` for other values. */
const attributeOf = (node: PageNode, name: string) => {
  const value = attributesOf(node)[name];
  return value === undefined || typeof value === 'string' ? value : '{}';
};

const altMessage =
  'The picture has no alternative text. Describe what it shows; a purely decorative picture has alt="".';

/** A text that names the file, or says no more than that there is a picture. */
function checkAlt(alt: string): string | undefined {
  if (
    /^[\w-]+\.\w{2,5}$|^(?:alt|image|picture|screenshot|photo|diagram|drawing)$/i.test(alt.trim())
  )
    return `"${alt}" does not say what the picture shows. Describe it.`;
  const [, opening, rest = ''] =
    /^((?:an? )?(?:image|picture|photo) (?:of|showing) )(.+)$/i.exec(alt) ?? [];
  return opening
    ? `Screen readers say that this is a picture. Write "${rest.charAt(0).toUpperCase()}${rest.slice(1)}".`
    : undefined;
}

function altText(page: Page, place: Place, alt: string): Problem[] {
  const wrong = checkAlt(alt);
  return wrong ? [problemIn(page, place, 'images/alt', wrong)] : [];
}

const insecure = (page: Page, place: Place, url: string): Problem =>
  problemIn(
    page,
    place,
    'csp/insecure',
    `Browsers do not load pictures over http on this site. Put the file beside the page, or write "${url.replace(/^http:/i, 'https:')}".`,
  );

function checkImage(page: Page, site: Site, image: PageImage): Problem[] {
  const { url, alt } = image;
  return [
    ...(alt.trim()
      ? altText(page, image, alt)
      : [problemIn(page, image, 'images/missing-alt', altMessage)]),
    ...checkFile(page, site, image, url),
    ...(/^http:/i.test(url) ? [insecure(page, image, url)] : []),
  ];
}

function checkImg(page: Page, site: Site, node: PageNode): Problem[] {
  const src = attributeOf(node, 'src') ?? '';
  return [
    ...(attributeOf(node, 'alt') === undefined
      ? [problemIn(page, node, 'images/missing-alt', altMessage)]
      : altText(page, node, attributeOf(node, 'alt') ?? '')),
    ...(attributeOf(node, 'width') === undefined || attributeOf(node, 'height') === undefined
      ? [
          problemIn(
            page,
            node,
            'images/missing-size',
            'The page would jump when this picture loads. Set its width and height, or write ![…](./file.png), which sets them.',
          ),
        ]
      : []),
    ...(src === '{}' ? [] : checkFile(page, site, node, src)),
  ];
}

const originOf = (url: string) =>
  URL.canParse(url, 'https://site.invalid') ? new URL(url, 'https://site.invalid').origin : '';

/** What the Content-Security-Policy of the site forbids (plugins/hosting/headers.ts). */
function checkPolicy(page: Page, node: PageNode): Problem[] {
  const name = node.name ?? '';
  const src =
    attributeOf(node, 'src') ?? attributeOf(node, 'data') ?? attributeOf(node, 'href') ?? '';
  const external = isExternal(src);
  if (name === 'iframe' && src.startsWith(baseUrl) && !src.startsWith(`${baseUrl}demos/`))
    return [
      problemIn(
        page,
        node,
        'csp/iframe',
        `Pages of this site refuse to be shown in a frame. Link to ${src} instead.`,
      ),
    ];
  if (name === 'link' && external && attributeOf(node, 'rel') === 'stylesheet')
    return [
      problemIn(
        page,
        node,
        'csp/style',
        `The Content-Security-Policy forbids style sheets from ${originOf(src)}. Style a component in src/tags instead.`,
      ),
    ];
  if (name === 'iframe' && external)
    return [
      problemIn(
        page,
        node,
        'csp/iframe',
        `The Content-Security-Policy forbids frames from ${originOf(src)}. Link to it instead.`,
      ),
    ];
  if (
    name === 'script' &&
    external &&
    !(configuredSources(process.env).script ?? []).includes(originOf(src))
  )
    return [
      problemIn(
        page,
        node,
        'csp/script',
        `The Content-Security-Policy forbids scripts from ${originOf(src)}. ${island}`,
      ),
    ];
  if (name === 'object' || name === 'embed')
    return [
      problemIn(
        page,
        node,
        'csp/object',
        `The Content-Security-Policy forbids <${name}>. Use <img>, <video> or a link.`,
      ),
    ];
  return [];
}

/** Pictures, downloads and what else a page loads. */
export const files: PageCheck = {
  scope: 'page',
  rules: {
    'files/missing': 'The file of a picture or a link exists.',
    'images/missing-alt': 'A picture has an alternative text.',
    'images/alt': 'An alternative text says what the picture shows.',
    'images/missing-size': 'A picture reserves its space while it loads.',
    'csp/iframe': 'No frame that the Content-Security-Policy forbids.',
    'csp/style': 'No style sheet that the Content-Security-Policy forbids.',
    'csp/insecure': 'No picture that comes over http.',
    'csp/script': 'No script that the Content-Security-Policy forbids.',
    'csp/object': 'No plugin that the Content-Security-Policy forbids.',
  },
  check(page, site) {
    const found = page.images.flatMap((image) => checkImage(page, site, image));
    for (const link of page.links)
      if (link.type !== 'href' && hasEnding(link.url) && !/\.mdx?(#.*)?$|^www\./.test(link.url))
        found.push(...checkFile(page, site, link, link.url));
    for (const node of page.elements) {
      if (node.name === 'img') found.push(...checkImg(page, site, node));
      const href = attributeOf(node, 'href');
      if (node.name === 'a' && href && href !== '{}' && hasEnding(href))
        found.push(...checkFile(page, site, node, href));
      const src = attributeOf(node, 'src');
      if (/^(video|audio|source|track)$/.test(node.name ?? '') && src && src !== '{}')
        found.push(...checkFile(page, site, node, src));
      found.push(...checkPolicy(page, node));
    }
    return found;
  },
};
