import type { Code } from 'mdast';
import { fenceLanguages } from '../shared/highlight';
import { nearest, type Problem } from '../shared/problems';
import { metaWords, type FenceMeta } from './meta';
import { markLines } from './render';

/** What is wrong with a fence; its place is that of the fence. */
export type FenceFinding = Pick<Problem, 'rule' | 'message'>;

/** Other names of languages. */
const otherNames = new Map(
  Object.entries({
    console: 'bash',
    cmd: 'bash',
    dockerfile: 'docker',
    env: 'dotenv',
    javascript: 'js',
    json5: 'jsonc',
    plain: 'text',
    plaintext: 'text',
    powershell: 'bash',
    sh: 'bash',
    shell: 'bash',
    terminal: 'bash',
    txt: 'text',
    typescript: 'ts',
    yml: 'yaml',
    zsh: 'bash',
  }),
);

function nearestLanguage(language: string): string {
  const lower = language.toLowerCase();
  const same = otherNames.get(lower) ?? fenceLanguages.find((known) => known === lower);
  return same
    ? ` Did you mean "${same}"?`
    : nearest(language, fenceLanguages) || ` Languages are: ${fenceLanguages.join(', ')}.`;
}

/** What a word behind the language should be. */
function mendWord(word: string): string {
  const [, name = '', value] = /^([\w-]+)=["'“”]?(.*?)["'“”]?$/.exec(word) ?? [];
  if (value && metaWords.includes(name)) return ` Write ${name}="${value}".`;
  if (word.startsWith('{')) return ' Lines are written like {1,3-5}.';
  return nearest(word.replace(/=.*/, ''), metaWords) || ` It can have: ${metaWords.join(', ')}.`;
}

function checkLanguage(language: string | null | undefined): FenceFinding[] {
  if (!language)
    return [
      {
        rule: 'code/missing-language',
        message: 'The fence has no language. Write "text" for plain text.',
      },
    ];
  if (fenceLanguages.includes(language)) return [];
  return [
    {
      rule: 'code/unknown-language',
      message: `Language "${language}" is not known.${nearestLanguage(language)}`,
    },
  ];
}

/** Problems in the info string of a fence, and a body that would not show. */
export function checkFence(
  { lang, value }: Pick<Code, 'lang' | 'value'>,
  { unknown, file, region, title, part }: FenceMeta,
): FenceFinding[] {
  return [
    ...unknown.map((word) => ({
      rule: 'code/unknown-meta',
      message: `"${word}" has no meaning in a code fence.${mendWord(word)}`,
    })),
    ...checkLanguage(lang),
    ...(region && !file
      ? [
          {
            rule: 'code/region-without-file',
            message: `region="${region}" needs the file it is a part of: file="…".`,
          },
        ]
      : []),
    ...(part && !title
      ? [
          {
            rule: 'code/part-without-title',
            message: `part="${part}" needs the name of the file it joins: title="…".`,
          },
        ]
      : []),
    ...(file && value.trim()
      ? [
          {
            rule: 'code/body-of-quote',
            message: `The fence quotes "${file}", so its own lines would not appear. Remove them.`,
          },
        ]
      : []),
  ];
}

/** Lines that a diff would cut, and highlighted lines that do not exist. */
export function checkCode(code: string, meta: FenceMeta): FenceFinding[] {
  const unsigned = meta.diff ? code.split('\n').findIndex((line) => /^[^+\- ]/.test(line)) : -1;
  const count = markLines(code, meta).length;
  return [
    ...(unsigned < 0
      ? []
      : [
          {
            rule: 'code/diff-sign',
            message: `Line ${unsigned + 1} of the diff has no sign. Begin it with "+", "-" or a space.`,
          },
        ]),
    ...[...meta.lines]
      .filter((line) => line > count)
      .map((line) => ({
        rule: 'code/missing-line',
        message: `Line ${line} should be highlighted, but the last line is ${count}.`,
      })),
  ];
}
