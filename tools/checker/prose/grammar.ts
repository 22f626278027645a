/** A frequent error in text. */
export interface Slip {
  not: RegExp;
  /** What is wrong, as a sentence. */
  why: string;
  /** Correction, in which `$1` is the first group of the pattern. By default, remove the match. */
  use?: string;
}

/** Errors in grammar and punctuation that the packages for English don't find. */
export const slips: readonly Slip[] = [
  { not: /\b(i)t['’]s own\b/gi, why: '"It\'s" means "it is".', use: '$1ts own' },
  {
    not: /\b(in|of|on|to|with|from|by|at) it['’]s\b(?! own)/gi,
    why: '"It\'s" means "it is".',
    use: '$1 its',
  },
  {
    not: /\b(y)our (going|about|welcome|able)\b/gi,
    why: '"Your" refers to what you have.',
    use: "$1ou're $2",
  },
  {
    not: /\b(t)heir (is|are|was|were)\b/gi,
    why: '"Their" refers to what they have.',
    use: '$1here $2',
  },
  {
    not: /\b(could|should|would|might|must) of\b(?! course)/gi,
    why: '"Of" is not a verb.',
    use: '$1 have',
  },
  {
    not: /\b(more|less|fewer|rather|larger|smaller|better|older|newer) then\b/gi,
    why: '"Then" refers to time.',
    use: '$1 than',
  },
  {
    not: /(?<=[\p{L}\d)]) +(?=[,;.!?](?:\s|$))/gu,
    why: 'There is a space before the punctuation mark.',
  },
];

/** Words for times that depend on when the page is read. */
export const dated =
  /(?<!\bthe )\bnext (?:week|month|quarter|year)\b|\b(?:coming|available) soon\b|\b(?:recently|nowadays|yesterday|tomorrow)\b|\bat the (?:moment|time of writing)\b|\bas of (?:today|this writing)\b|\bin the coming (?:weeks|months|releases)\b|\blater this (?:month|year)\b/gi;
