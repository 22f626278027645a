import type { CodeStyling, CodeVariant, DemoSource, SourceFile } from '@site/src/site/demo';
import { createTranslate } from '@site/src/features/i18n';
import { getPreferences } from '@site/src/features/preferences';
import { effectiveStyling, filesOf, loadSource } from '../session/source';
import { shownCode } from '../session/shownCode';
import { sourceHtml } from '../view/codeHtml';
import { partOf, showStatus, type DemoElement } from './elements';

/** The files of a demo as its reader sees them, including edits. */
export interface CurrentCode {
  source: DemoSource;
  styling: CodeStyling;
  variant: CodeVariant;
  files: Pick<SourceFile, 'name' | 'code'>[];
  edited: boolean;
}

/** Styling and variant that a demo currently shows. */
export function currentChoice(demo: DemoElement): { styling: CodeStyling; variant: CodeVariant } {
  const { codeStyling, codeVariant } = getPreferences().getSnapshot();
  return { styling: effectiveStyling(demo.stylings, codeStyling), variant: codeVariant };
}

/** Code that is copied and opened in sandboxes. */
export async function currentCode(demo: DemoElement): Promise<CurrentCode> {
  const source = await loadSource(demo.sourceUrl);
  const { styling, variant: wanted } = currentChoice(demo);
  const original = filesOf(source, styling, wanted)[0]?.code ?? '';
  const shown = shownCode(original, demo.session.getSnapshot().edits[styling], wanted);
  const files = filesOf(source, styling, shown.variant).map(({ name, code }, index) => ({
    name,
    code: index === 0 ? shown.code : code,
  }));
  return { source, styling, variant: shown.variant, files, edited: shown.edited };
}

/** Adds the sources to the page, once. @returns whether they could be loaded */
export async function insertSource(demo: DemoElement): Promise<boolean> {
  const t = createTranslate();
  const part = partOf(demo, 'source');
  if (!part) return false;
  if (part.childElementCount > 0) return true;
  part.setAttribute('aria-busy', 'true');
  try {
    const source = await loadSource(demo.sourceUrl);
    part.innerHTML = sourceHtml(source, demo.stylings, t('demo.files'));
    showStatus(demo, '');
    return true;
  } catch {
    showStatus(demo, t('demo.sourceFailed'));
    return false;
  } finally {
    part.removeAttribute('aria-busy');
  }
}
