import {
  codeVariants,
  type CodeStyling,
  type CodeVariant,
  type DemoSource,
  type SourceFile,
} from '@site/src/site/demo';
import { createTranslate } from '@site/src/features/i18n';
import { getPreferences } from '@site/src/features/preferences';
import { effectiveStyling, filesOf, loadSource } from '../session/source';
import { shownCode } from '../session/text';
import { partOf, showStatus, type DemoElement } from './elements';

/** The files a reader sees of a demo, their own edits in them. */
export interface CurrentCode {
  source: DemoSource;
  styling: CodeStyling;
  variant: CodeVariant;
  files: Pick<SourceFile, 'name' | 'code'>[];
  edited: boolean;
}

/** The styling and the variant in which a demo is shown now. */
export function currentChoice(demo: DemoElement): { styling: CodeStyling; variant: CodeVariant } {
  const { codeStyling, codeVariant } = getPreferences().getSnapshot();
  return { styling: effectiveStyling(demo.stylings, codeStyling), variant: codeVariant };
}

/** What copying and sandboxes take. */
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

function figureOf({ html }: SourceFile): HTMLElement {
  const figure = document.createElement('figure');
  figure.className = 'code';
  const pre = Object.assign(document.createElement('pre'), { tabIndex: 0 });
  const code = document.createElement('code');
  code.innerHTML = html;
  pre.append(code);
  figure.append(pre);
  return figure;
}

/** The files of a demo, one tab each: what view/Code.tsx renders on the server. */
function tabsOf(files: SourceFile[], group: string): HTMLElement[] {
  if (files.length < 2) return files.map(figureOf);
  const tabs = document.createElement('fieldset');
  tabs.dataset.files = '';
  const legend = document.createElement('legend');
  legend.className = 'visually-hidden';
  legend.textContent = createTranslate()('demo.files');
  tabs.append(legend);
  for (const [index, file] of files.entries()) {
    const label = document.createElement('label');
    const input = Object.assign(document.createElement('input'), { type: 'radio', name: group });
    input.checked = index === 0;
    label.append(input, file.name);
    tabs.append(label, figureOf(file));
  }
  return [tabs];
}

/** Elements of all variants and stylings; the style sheet shows the chosen one. */
function renderSource(source: DemoSource, stylings: CodeStyling[]): HTMLElement[] {
  return stylings.flatMap((styling) =>
    codeVariants.map((variant) => {
      const block = document.createElement('div');
      Object.assign(block.dataset, { variant, styling });
      block.append(
        ...tabsOf(filesOf(source, styling, variant), `${source.name}-${styling}-${variant}`),
      );
      return block;
    }),
  );
}

/** Puts the sources into the page, once. @returns whether they are there */
export async function fillSource(demo: DemoElement): Promise<boolean> {
  const part = partOf(demo, 'source');
  if (!part) return false;
  if (part.childElementCount > 0) return true;
  part.setAttribute('aria-busy', 'true');
  try {
    const source = await loadSource(demo.sourceUrl);
    if (part.childElementCount === 0) part.append(...renderSource(source, demo.stylings));
    showStatus(demo, '');
    return true;
  } catch {
    showStatus(demo, createTranslate()('demo.sourceFailed'));
    return false;
  } finally {
    part.removeAttribute('aria-busy');
  }
}
