import { writeClipboard } from './clipboard';

/**
 * Writes text that is still loading to the clipboard. Passes the promise on at once, because some
 * browsers allow writing only right after the click. Rejects as `writeClipboard` does.
 */
export async function writePromised(text: Promise<string>): Promise<void> {
  const { clipboard } = navigator;
  if (typeof ClipboardItem !== 'function' || typeof clipboard?.write !== 'function')
    return writeClipboard(await text);
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  await clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
