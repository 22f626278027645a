import { existsSync } from 'node:fs';
import path from 'node:path';
import { fenceLanguages } from '../../plugins/shared/highlight';
import { nearest, type Problem } from '../../plugins/shared/problems';
import type { Sample } from './collect';
import type { Finding } from './findings';
import { isChecked } from './options';

const rules: Record<Finding['kind'], string> = {
  syntax: 'samples/syntax-error',
  import: 'samples/missing-import',
  type: 'samples/type-error',
};

const at = ({ page, line, column }: Sample) => ({ file: page, line, column });

/** A finding as a problem of the page: the place in the code becomes the one in the MDX file. */
function toProblem(sample: Sample, { line, column, kind, message }: Finding): Problem {
  return {
    file: sample.page,
    line: sample.line + 1 + line,
    column: sample.indent + 1 + column,
    rule: rules[kind],
    message: message.replaceAll('\n', '\n  '),
  };
}

/** Problems in the info string of a fence. */
export function fenceProblems(sample: Sample, siteDir: string): Problem[] {
  const { language, file, nocheck } = sample;
  if (!fenceLanguages.includes(language)) {
    const message = language
      ? `Language "${language}" is not known.${nearest(language, fenceLanguages)}`
      : 'The fence has no language. Write "text" for plain text.';
    return [{ ...at(sample), rule: 'samples/unknown-language', message }];
  }
  if (file && !existsSync(path.join(siteDir, file))) {
    return [
      {
        ...at(sample),
        rule: 'samples/missing-file',
        message: `Quoted file "${file}" does not exist.`,
      },
    ];
  }
  if (nocheck === '') {
    return [
      {
        ...at(sample),
        rule: 'samples/nocheck-reason',
        message: 'Say why the sample is not checked: nocheck="reason".',
      },
    ];
  }
  if (nocheck && (file || !isChecked(language))) {
    const why = file
      ? 'A quoted file is checked where it lives'
      : `Samples in "${language}" are not checked`;
    return [
      {
        ...at(sample),
        rule: 'samples/needless-nocheck',
        message: `${why}. Remove nocheck="${nocheck}".`,
      },
    ];
  }
  return [];
}

/** What the findings of a sample mean to its writer: with `nocheck`, it is none that is a problem. */
export function findingProblems(sample: Sample, findings: Finding[]): Problem[] {
  if (sample.nocheck === undefined) return findings.map((finding) => toProblem(sample, finding));
  if (findings.length > 0 || sample.nocheck === '') return [];
  return [
    {
      ...at(sample),
      rule: 'samples/needless-nocheck',
      message: `The sample has no problems. Remove nocheck="${sample.nocheck}".`,
    },
  ];
}

/** Every `nocheck` above the allowed number. */
export function tooManyNochecks(samples: Sample[], max: number): Problem[] {
  const unchecked = samples.filter(({ nocheck }) => nocheck !== undefined);
  return unchecked.slice(max).map((sample) => ({
    ...at(sample),
    rule: 'samples/too-many-nochecks',
    message: `${unchecked.length} samples of the site are not checked, at most ${max} may be. Make this one compile.`,
  }));
}
