import { compressToEncodedURIComponent, decompressFromEncodedURIComponent } from 'lz-string';
import { writePromised } from '@site/src/components/promisedClipboard';
import { maxEditLength } from '@site/model/facts/demo';
import { createTranslate } from '@site/model/facts/messages/translate';
import { currentChoice, currentCode, type DemoElement, showStatus } from './demoElement';

/** Maximum length of a link with an edit, which chats and mail programs pass on whole. */
export const maxLinkLength = 8000;

const t = createTranslate();

/** Returns an edit as the end of a link. */
export const packEdit = (code: string): string => compressToEncodedURIComponent(code);

/** Returns the edit in a link; `null` unless `packEdit` can have packed it. */
export function unpackEdit(packed: string): string | null {
  if (packed.length > maxLinkLength) return null;
  const code = decompressFromEncodedURIComponent(packed);
  const isValid = code && code.length <= maxEditLength && packEdit(code) === packed;
  return isValid ? code : null;
}

/** The code in view as a URL: `#Basic.tsx=` and the edit. @throws RangeError if it's too long */
async function linkOf(demo: DemoElement): Promise<string> {
  const { files, styling, variant, edited } = await currentCode(demo);
  const prefix = demo.stylings.length > 1 ? `${styling}-` : '';
  const hash = `#${prefix}${demo.root.id}.${variant === 'TS' ? 'tsx' : 'js'}`;
  const edit = edited ? `=${packEdit(files[0]?.code ?? '')}` : '';
  const link = location.origin + location.pathname + hash + edit;
  if (link.length > maxLinkLength) throw new RangeError(String(link.length));
  return link;
}

/** Copies a link to the edit. If copying is denied, makes it the URL of the page instead. */
export async function copyLink(demo: DemoElement): Promise<void> {
  const link = linkOf(demo);
  try {
    await writePromised(link);
    showStatus(demo, t('demo.linkCopied'));
  } catch {
    const url = await link.catch((error: unknown) => error);
    if (typeof url === 'string') history.replaceState(history.state, '', url);
    showStatus(
      demo,
      url instanceof RangeError
        ? t('demo.linkTooLong', { length: url.message, max: maxLinkLength })
        : t(typeof url === 'string' ? 'demo.linkDenied' : 'demo.sourceFailed'),
    );
  }
}

/**
 * Shows the edit in a link, without running it. If there's none, says why.
 * @returns whether there is one
 */
export function openLink(demo: DemoElement, packed: string): boolean {
  const { styling, variant } = currentChoice(demo);
  // Some programs encode the plus sign.
  const code = unpackEdit(packed.replace(/%2B/gi, '+'));
  if (code === null) showStatus(demo, t('demo.linkBroken'));
  else demo.editStore.openLink(packed, styling, { variant, code, js: null });
  return code !== null;
}
