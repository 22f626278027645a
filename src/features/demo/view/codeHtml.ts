import {
  codeVariants,
  type CodeStyling,
  type CodeVariant,
  type DemoSource,
  type DemoSummary,
  type SourceFile,
} from '@site/model/facts/demo';

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
