import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { decode } from '@site/model/facts/urls';
import { isMarkdown, isPage, isPartial, type Page } from '../../model/pages/pages';
import { linksBelow, listFiles } from '../../model/files/files';
import { attributesOf, attributeText } from '../../model/pages/nodes';
import { fold, suggest, type Suggestion } from '../../model/problems';
import { baseUrl } from '../../model/facts/origins';
import {
  pageCheck,
  type PageReport,
  type Place,
  repeated,
  siteCheck,
  type SiteReport,
} from '../rule';
import { emailAddress, hasExtension } from './links';
import type { Site } from '../../model/site';

/**
 * Suggests the file in the same folder with the most similar name to a missing one.
 * @param write formats the name for the page; by default, the name doesn't change
 */
export function nearestFile(missing: string, write?: (name: string) => string): Suggestion {
  const folder = path.dirname(missing);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return suggest(path.basename(missing), names, undefined, write);
}

const rules = {
  'files/missing': 'Files that a page shows or links to exist.',
  'images/missing-alt': 'Every picture has an alternative text.',
  'images/alt': 'The alternative text describes the picture.',
  'images/base-url': 'URLs of pictures in Markdown omit the base URL.',
  'images/unreadable': 'The content of a picture matches its file name.',
  'images/too-large': 'Pictures are smaller than 1 MB.',
  'images/animated': 'Readers can stop everything that moves.',
  'images/missing-size': "Pictures have a size, so that the page doesn't move when they load.",
};
type Report = PageReport<typeof rules>;

/** Files below the base URL that the build generates. */
const generated = /^(?:assets|demos|search)\/|^(?:pages\.json|sitemap\.xml|sw\.js)$/;

/** The source of a URL below the base URL, or `undefined` if the build generates the file. */
function sourceBelowBase(below: string, { siteDir, versions }: Site): string | undefined {
  const folder = path.posix.dirname(below);
  const version = versions.find(({ downloads }) => downloads === folder);
  // A download is an archive of an example project.
  if (version) return path.join(siteDir, version.examples, path.parse(below).name);
  return generated.test(below) ? undefined : path.join(siteDir, 'static', below);
}

/** The source of a URL, or `undefined` if the URL isn't a file of the site. */
function sourceOf(page: Page, site: Site, url: string): string | undefined {
  const file = decode(url.replace(/[?#].*$/, ''));
  if (file === '' || /^[a-z][a-z+.-]*:|^\/\//i.test(file) || emailAddress.test(file))
    return undefined;
  if (file.startsWith('@site/')) return path.join(site.siteDir, file.slice('@site/'.length));
  if (file.startsWith(baseUrl)) return sourceBelowBase(file.slice(baseUrl.length), site);
  return path.join(site.siteDir, file.startsWith('/') ? 'static' : path.dirname(page.file), file);
}

const isDownload = (source: string, url: string) =>
  /\.(?:zip|json)$/.test(url) && path.extname(source) === '';

function checkFile(page: Page, site: Site, at: Place, url: string, report: Report): void {
  const source = sourceOf(page, site, url);
  if (source === undefined) return;
  if (existsSync(source) && (statSync(source).isFile() || isDownload(source, url))) return;
  const place = path.relative(site.siteDir, source).replaceAll(path.sep, '/');
  const message = `The file "${url}" doesn't exist (${place}).`;
  report('files/missing', at, message, nearestFile(source));
}

/** Endings of file names by the type that is found in the file, where they differ. */
const endings: Record<string, readonly string[]> = { jpg: ['jpg', 'jpeg', 'jfif'] };

/** Type and size of the picture in a file; nothing if it isn't a picture. */
function readPicture(content: Uint8Array): Partial<ReturnType<typeof imageSize>> {
  try {
    return imageSize(content);
  } catch {
    return {};
  }
}

/** A GIF that repeats two pictures, and the beginning of an animated WebP or PNG. */
const animation = /NETSCAPE2\.0(?:.*!\xf9\x04){2}|^.{12,4096}(?:ANIM.{10}ANMF|acTL)/s;

/**
 * Checks what is in the file of a picture, if the file exists.
 * @param isSized whether the page contains the size of the picture
 */
function checkContent(
  page: Page,
  site: Site,
  at: Place,
  url: string,
  isSized: boolean,
  report: Report,
): void {
  const source = sourceOf(page, site, url);
  if (!source || !statSync(source, { throwIfNoEntry: false })?.isFile()) return;
  const content = readFileSync(source);
  const { type, width, height } = readPicture(content);
  const ending = path.extname(source).slice(1).toLowerCase();
  const isDrawing = ending === 'svg' && /<(?:\w+:)?svg[\s>]/.test(content.toString());
  const add = (rule: keyof typeof rules, what: string, note?: string) =>
    report(rule, at, `The file "${url}" ${what}`, { note });
  if (content.length === 0) add('images/unreadable', 'is empty.');
  else if (isDrawing && !(width && height)) {
    const note =
      'Write <svg viewBox="0 0 width height" …> in the first 1,000 characters of the file.';
    if (!isSized) add('images/missing-size', "is a drawing whose size can't be read.", note);
  } else if (type === undefined) add('images/unreadable', "isn't a picture.");
  else if (!(endings[type] ?? [type]).includes(ending)) {
    const name = path.basename(url, path.extname(url));
    add(
      'images/unreadable',
      `contains a picture of the type ${type}.`,
      `Rename it to "${name}.${type}".`,
    );
  } else if (animation.test(content.toString('latin1')))
    add('images/animated', "moves, and readers can't stop it.", 'Use <video> with controls.');
  else if (content.length > 1_000_000) {
    const size = (content.length / 1_000_000).toFixed(1);
    const note = 'Reduce its size, or convert it to WebP.';
    add('images/too-large', `has ${size} MB, but pictures must be smaller than 1 MB.`, note);
  }
}

function checkAlt(at: Place, alt: string, report: Report): void {
  const [, opening, rest = ''] =
    /^((?:an? )?(?:image|picture|photo) (?:of|showing) )(.+)$/i.exec(alt) ?? [];
  if (opening)
    report(
      'images/alt',
      at,
      `"${opening.trim()}" is redundant, because screen readers announce pictures.`,
      { note: `Write "${rest.charAt(0).toUpperCase()}${rest.slice(1)}".` },
    );
  else if (
    /^[\w-]+\.\w{2,5}$|^(?:alt(?:ernative)?(?: text)?|image|picture|screenshot|photo|diagram|drawing)$/i.test(
      alt.trim(),
    )
  )
    report('images/alt', at, `The alternative text "${alt}" doesn't describe the picture.`, {
      note: 'Write what the picture shows.',
    });
}

const missingAlt = [
  'This picture has no alternative text.',
  { note: `Describe what it shows. If it's purely decorative, write <img alt="" … />.` },
] as const;

/** Pictures, downloads, and other files that a page loads. */
export const files = pageCheck({
  rules,
  check(page, report, site) {
    for (const image of page.images) {
      if (image.alt.trim()) checkAlt(image, image.alt, report);
      else report('images/missing-alt', image, ...missingAlt);
      checkFile(page, site, image, image.url, report);
      checkContent(page, site, image, image.url, false, report);
      if (image.url.startsWith(baseUrl))
        report(
          'images/base-url',
          image,
          `"${image.url}" starts with ${baseUrl}, which Docusaurus adds.`,
          { expected: image.url.slice(baseUrl.length - 1), note: 'Docusaurus adds it.' },
        );
    }
    for (const link of page.links)
      if (
        hasExtension(link.url) &&
        (link.type === 'href' || !/\.mdx?(#.*)?$|^www\./.test(link.url))
      )
        checkFile(page, site, link, link.url, report);
    for (const node of page.elements) {
      const { alt, width, height } = attributesOf(node);
      const src = attributeText(node, 'src');
      if (src && /^(img|video|audio|source|track)$/.test(node.name ?? ''))
        checkFile(page, site, node, src, report);
      if (src && node.name === 'img') checkContent(page, site, node, src, true, report);
      if (node.name !== 'img') continue;
      if (alt === undefined) report('images/missing-alt', node, ...missingAlt);
      else if (typeof alt === 'string') checkAlt(node, alt, report);
      if (width === undefined || height === undefined)
        report(
          'images/missing-size',
          node,
          'The text around this picture moves when it loads, because it has no size.',
          { note: 'Add width and height, or write ![…](./file.png), which sets both.' },
        );
    }
  },
});

const nameRules = {
  'files/not-a-page': 'The file name of a page ends in .mdx or .md.',
  'files/name':
    'The file name of a page needs no escaping in a URL, and exists once on all systems.',
  'files/symbolic-link': 'Files and folders beside pages are no symbolic links.',
  'files/unused-part': 'Every partial is imported by a page.',
  'files/unused': 'Every file beside a page is used by a page.',
};

const asset = /\.(?:png|jpe?g|gif|webp|avif|svg|pdf|csv|zip|mp4|webm)$/i;

const otherMarkdown = /\.(?:markdown|mdown|mkd)$|\.mdx?\.\w+$|\.MDX?$/;

/** The valid name that is most similar to that of a page. */
const kebab = (name: string) => {
  const { name: stem, ext } = path.parse(name);
  const words = stem
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
  return (words.match(/[a-z\d]+/g) ?? ['page']).join('-') + ext;
};

/** Names that Windows can't have: devices, and some characters. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)|[<>:"|?*\\]|[. ]$/i;

function checkName(
  file: string,
  isUsed: () => boolean,
  report: SiteReport<typeof nameRules>,
): void {
  const name = path.posix.basename(file);
  if (reserved.test(name))
    report('files/name', { file }, `Windows can't have a file with the name "${name}".`, {
      note: 'Rename it.',
    });
  else if (otherMarkdown.test(name))
    report('files/not-a-page', { file }, "This file doesn't become a page.", {
      note: `Rename it to "${name.replace(otherMarkdown, '.mdx')}".`,
    });
  else if (isPage(file) && !/^[a-z\d]+(?:[-.][a-z\d]+)*\.mdx?$/.test(name))
    report(
      'files/name',
      { file },
      'The file name of a page can contain only lowercase letters, digits, and hyphens.',
      { note: `Rename it to "${kebab(name)}".` },
    );
  else if ((!isPartial(file) && !asset.test(name)) || isUsed()) return;
  else if (isMarkdown(file))
    report('files/unused-part', { file }, 'No page imports this partial.', {
      note: `Write import Partial from './${name}' in a page, or delete the file.`,
    });
  else
    report('files/unused', { file }, 'No page uses this file.', {
      note: `Write ${/\.(?:pdf|csv|zip)$/i.test(name) ? '' : '!'}[…](./${name}) in a page, or delete the file.`,
    });
}

export const besidePages = siteCheck({
  rules: nameRules,
  check(site, report) {
    for (const { dir } of site.versions) {
      const folder = path.join(site.siteDir, dir);
      for (const file of linksBelow(folder))
        report(
          'files/symbolic-link',
          { file: `${dir}/${file}` },
          "This is a symbolic link, which a build can't read.",
          { note: 'Replace it with a copy, or with a partial that both pages import.' },
        );
      const sources = [...site.sources]
        .filter(([file]) => file.startsWith(`${dir}/`))
        .map(([file, text]) => [file, fold(text)] as const);
      const all = listFiles(folder).map((each) => `${dir}/${each}`);
      for (const [file, other] of repeated(all, (each) => each.toLowerCase()))
        report('files/name', { file }, `On Windows and macOS, this file is ${other}, too.`, {
          note: 'Rename one of them.',
        });
      for (const file of all) {
        const name = fold(path.posix.basename(file));
        // Drawings have no extension in `<Diagram name="…">`.
        const names = [
          name,
          fold(encodeURI(name)),
          `<diagram name="${name.replace(/\.svg$/, '')}"`,
        ];
        const isNamedIn = (text: string) => names.some((each) => text.includes(each));
        const isUsed = () => sources.some(([other, text]) => other !== file && isNamedIn(text));
        checkName(file, isUsed, report);
      }
    }
  },
});
