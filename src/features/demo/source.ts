import {
  codeVariants,
  type CodeStyling,
  type CodeVariant,
  type DemoSource,
  type DemoSummary,
  type SourceFile,
} from '@site/model/facts/demo';
import type { DemoEdit } from './edits';

interface ShownCode {
  code: string;
  variant: CodeVariant;
  edited: boolean;
  /** Whether the edit can't be shown in the variant that the reader chose. */
  otherVariant: boolean;
}

/**
 * Returns the code in the variant that a reader chose. An edit in JavaScript can't become
 * TypeScript and is returned unchanged, as is an edit in TypeScript without derived JavaScript.
 */
export function shownCode(
  original: string,
  edit: DemoEdit | undefined,
  wanted: CodeVariant,
): ShownCode {
  if (!edit) return { code: original, variant: wanted, edited: false, otherVariant: false };
  if (edit.variant === wanted)
    return { code: edit.code, variant: wanted, edited: true, otherVariant: false };
  if (edit.js !== null) return { code: edit.js, variant: 'JS', edited: true, otherVariant: false };
  return { code: edit.code, variant: edit.variant, edited: true, otherVariant: true };
}

const loading = new Map<string, Promise<DemoSource>>();

function isSource(value: unknown): value is DemoSource {
  return (
    typeof value === 'object' &&
    value !== null &&
    'stylings' in value &&
    'packages' in value &&
    'name' in value
  );
}

async function request(url: string): Promise<DemoSource> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  const value: unknown = await response.json();
  if (!isSource(value)) throw new Error('The file is not the source of a demo');
  return value;
}

/** Loads the sources of a demo, once. After a failure, the next call tries again. */
export function loadSource(url: string): Promise<DemoSource> {
  const known = loading.get(url);
  if (known) return known;
  const source = request(url).catch((error: unknown) => {
    loading.delete(url);
    throw error;
  });
  loading.set(url, source);
  return source;
}

/** The reader's styling if the demo has it, otherwise the demo's first one. */
export function effectiveStyling(
  available: readonly CodeStyling[],
  wanted: CodeStyling,
): CodeStyling {
  return available.includes(wanted) ? wanted : (available[0] ?? 'system');
}

export function filesOf(
  source: DemoSource,
  styling: CodeStyling,
  variant: CodeVariant,
): SourceFile[] {
  return source.stylings[styling]?.[variant] ?? [];
}

const figure = (html: string) =>
  `<figure class="code"><pre tabindex="0"><code>${html}</code></pre></figure>`;

/** Blocks in all stylings and variants. The style sheet shows the one that the reader chose. */
const blocks = (
  stylings: CodeStyling[],
  render: (styling: CodeStyling, variant: CodeVariant) => string | undefined,
) =>
  stylings
    .flatMap((styling) =>
      codeVariants.map((variant) => {
        const html = render(styling, variant);
        return html ? `<div data-styling="${styling}" data-variant="${variant}">${html}</div>` : '';
      }),
    )
    .join('');

function tabs(files: SourceFile[], group: string, legend: string): string {
  if (files.length < 2) return files.map(({ html }) => figure(html)).join('');
  const tab = ({ name, html }: SourceFile, index: number) =>
    `<label><input type="radio" name="${group}"${index === 0 ? ' checked' : ''}>${name}</label>${figure(html)}`;
  return `<fieldset data-files=""><legend class="visually-hidden">${legend}</legend>${files.map(tab).join('')}</fieldset>`;
}

export const markedLinesHtml = ({ stylings, markedLines }: DemoSummary) =>
  blocks(stylings, (styling, variant) => {
    const lines = markedLines[styling]?.[variant];
    return lines && figure(lines.html);
  });

/** HTML of a demo's whole source. @param legend accessible name of the tabs */
export const sourceHtml = (source: DemoSource, stylings: CodeStyling[], legend: string) =>
  blocks(stylings, (styling, variant) =>
    tabs(source.stylings[styling]?.[variant] ?? [], `${source.name}-${styling}-${variant}`, legend),
  );
