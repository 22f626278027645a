import fc from 'fast-check';

/** Words of several kinds; some look like directives, or are read only as a whole. */
const word = fc.constantFrom(
  ...['harbor', 'Größe', 'café', 'naïve', '日本語', 'C#', 'useSession', 'data-grid', '4.10'],
  ...['host:port', 'node:fs', '16:9', 'a:b', 'AT&T', '50%', '2×2', "don't"],
);

const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((each) => each.join(' '));

/** Content of a line that can be in a heading, a link, a table, and everything else. */
const phrase = words.chain((text) =>
  fc.constantFrom(
    ...[text, `**${text}**`, `_${text}_`, `\`${text.replaceAll('`', '')}\``, `~~${text}~~`],
    ...[
      `{${JSON.stringify(text)}}`,
      `{\`${text}\`}`,
      `{1 + 1}`,
      '{fees.letter}',
      `$\{fees.parcel}`,
    ],
    ...[`${text} {/* not shown */}`, `<kbd>${text}</kbd>`, `<span>${text}</span>`],
    ...[`{' '}${text}`, `${text}&nbsp;${text}`, `${text} &lt;Crud&gt;`],
  ),
);

const line = fc.array(phrase, { minLength: 1, maxLength: 4 }).map((each) => each.join(' '));

/** Content of a paragraph. */
const sentence = fc.oneof(
  line,
  line.map((text) => `See [${text}](/toolpad/core/introduction/).`),
  line.map((text) => `See [${text}][site].`),
  fc.tuple(line, line).map(([first, second]) => `${first}\\\n${second}`),
  fc.tuple(line, line).map(([first, second]) => `${first}<br />${second}`),
);

const indented = (text: string, by: string) => text.replaceAll('\n', `\n${by}`);

const block = fc.oneof(
  sentence,
  fc.tuple(line, fc.integer()).map(([text, id]) => `## ${text} {#section${Math.abs(id)}}`),
  fc
    .array(sentence, { minLength: 1, maxLength: 3 })
    .map((items) => items.map((item) => `- ${indented(item, '  ')}`).join('\n')),
  sentence.map((text) => `> ${indented(text, '> ')}`),
  fc.tuple(line, line).map(([a, b]) => `| First | Second |\n| --- | --- |\n| ${a} | ${b} |`),
  fc.tuple(line, sentence).map(([title, text]) => `:::tip[${title}]\n\n${text}\n\n:::`),
  sentence.map((text) => `<div>\n\n${text}\n\n</div>`),
  fc
    .tuple(words, sentence)
    .map(([title, text]) => `<details>\n<summary>${title}</summary>\n\n${text}\n\n</details>`),
  words.map((text) => `{${JSON.stringify(text)}}`),
  words.map((text) => `<p>${text}</p>`),
  fc.constant('<ul>\n  {ports.map((port) => (\n    <li key={port}>{port}</li>\n  ))}\n</ul>'),
  fc.constant('<Part />'),
  words.map((text) => `\`\`\`text title="notes.txt"\n# ${text} {#id}\n\`\`\``),
  fc.constant('{/*\n  ## Not shown\n*/}'),
);

/** A part that pages import, beside them. */
export const part = 'Imported *part* with {1 + 2} values.\n';

const pages = fc.array(block, { minLength: 10, maxLength: 16 });

/** Pages of random blocks, the same in each run, by file name. */
export const generatedPages = (count = 40): [file: string, content: string][] =>
  fc.sample(pages, { seed: 56, numRuns: count }).map((blocks, index) => [
    `page-${index}.mdx`,
    `---
title: Generated page ${index}
description: A page of random blocks, number ${index}, to compare its HTML with its Markdown and the search.
slug: /generated/page-${index}
---

import Part from './_part.mdx';

export const fees = { letter: 2, parcel: 7 };
export const ports = ['Hamburg', 'Busan', 'Callao'];

${blocks.join('\n\n')}

[site]: /toolpad/core/introduction/
`,
  ]);
