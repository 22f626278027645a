/** A word to use, and words with the same meaning to avoid. */
export interface Term {
  use: string;
  /** Matches the words to avoid. */
  not: RegExp;
  /** The reason, as a sentence. */
  why: string;
}

const name = 'Spell names as their owners do.';
const one = 'All pages use the same term.';
const plain = 'The shorter word means the same.';
const active = 'Say who does it.';
const idiom = "This isn't idiomatic American English.";

/** Words for pages, the interface, and API descriptions. */
export const glossary: readonly Term[] = [
  // One word for one thing
  { use: 'data source', not: /\bdatasources?\b/i, why: one },
  { use: 'sign in', not: /\b(?:log|logs|logged|logging) in(?:to)?\b/i, why: one },
  { use: 'sign-in', not: /\b(?:login|log-in)\b/i, why: one },
  { use: 'sign out', not: /\b(?:log|logs|logged|logging) out\b/i, why: one },
  { use: 'sidebar', not: /\bside ?(?:bar|nav)s?\b(?<!sidebars?)/i, why: one },
  { use: 'dialog', not: /\b(?:modal|popup|pop-up)s?\b/i, why: one },
  {
    use: 'URL',
    not: /\b(?:home|callback|web|page) address(?:es)?\b|\baddress bar\b|\b(?:path|query|hash|part) of (?:its|the|an) address\b|\baddress(?:es)? of (?:the|a|an|its|this|each|your) (?:app|demo|editor|image|link|page|photo|picture|repository|server|site)s?\b/i,
    why: 'Pages have URLs and paths, and people have email addresses.',
  },
  {
    use: 'labels',
    not: /\btexts\b/i,
    why: 'The interface has labels and messages, and pages have text.',
  },
  { use: 'pitfall', not: /\btraps?\b/i, why: one },
  {
    use: 'select',
    not: /\b(?:un)?tick(?:s|ed|ing)\b/i,
    why: 'Checkboxes are selected or cleared.',
  },
  { use: 'development server', not: /\bdev server\b/i, why: one },

  // Names
  { use: 'JavaScript', not: /\b(?!JavaScript\b)J(?:ava[Ss]cript|AVASCRIPT)\b/, why: name },
  { use: 'TypeScript', not: /\b(?!TypeScript\b)T(?:ype[Ss]cript|YPESCRIPT)\b/, why: name },
  { use: 'GitHub', not: /\b(?!GitHub\b)G(?:it[Hh]ub|ITHUB)\b/, why: name },
  { use: 'npm', not: /\bNPM\b/, why: name },
  {
    use: 'Node.js',
    not: /\b(?:Node ?JS|Nodejs|Node(?= (?:server|process|version)\b))\b/,
    why: name,
  },
  { use: 'Next.js', not: /\b(?:Next ?JS|Nextjs)\b/, why: name },
  { use: 'Material UI', not: /\bMaterial-UI\b/, why: name },

  // Plain words
  { use: 'use', not: /\butili[sz](?:e|es|ed|ing)\b/i, why: plain },
  { use: 'to', not: /\bin order to\b/i, why: plain },
  { use: 'because', not: /\bdue to the fact that\b/i, why: plain },
  { use: 'so', not: /\bhence\b/i, why: plain },
  { use: 'for example', not: /\be\.g\./i, why: 'Latin abbreviations slow readers down.' },
  { use: 'that is', not: /\bi\.e\./i, why: 'Latin abbreviations slow readers down.' },
  { use: 'with', not: /\bvia\b/i, why: 'Latin words slow readers down.' },
  { use: 'is enough', not: /\bsuffices?\b/i, why: plain },
  { use: 'again', not: /\banew\b/i, why: plain },

  // Idioms
  { use: 'set up', not: /\bsetup (?=the|your|a)\b/i, why: 'The verb is two words.' },
  { use: 'setup', not: /\bset-ups?\b/i, why: 'The noun is one word.' },
  { use: 'outside', not: /\boutside of\b/i, why: idiom },
  { use: 'inside', not: /\binside of\b/i, why: idiom },
  { use: 'replace … with', not: /\breplac(?:e|es|ed|ing) (?:\w+ ){1,3}by\b/i, why: idiom },
  { use: 'instead of', not: /\bin place of\b/i, why: idiom },
  { use: 'your own …', not: /\bof (?:yours|theirs|its own|their own|your own)\b/i, why: idiom },
  { use: 'from its type', not: /\bby (?:its|their) types?\b/i, why: idiom },
  { use: 'no longer', not: /\bany more\b(?! \w+s\b)/i, why: idiom },
  { use: 'additional', not: /\bfurther \w+s\b/i, why: '"Further" is for distances.' },
  { use: 'manually', not: /\bby hand\b/i, why: idiom },
  {
    use: 'automatically',
    not: /\b(?:loads?|renders?|runs?|saves?|starts?) by (?:itself|themselves)\b/i,
    why: idiom,
  },
  { use: 'is', not: /\bstands\b(?! (?:for|in for)\b)/i, why: 'The plain verb is clearer.' },
  { use: 'is not', not: /(?<!\bthere )\bis no (?!longer\b)/i, why: idiom },
  {
    use: 'does not support',
    not: /\bknows? no (?!more\b)/i,
    why: "Software doesn't know anything.",
  },
  {
    use: 'needs',
    not: /\b(?:component|form|grid|hook|map|package|prop|type)s? wants?\b/i,
    why: "Software doesn't want anything.",
  },
  { use: 'pass', not: /\bhand(?:s|ed|ing)? (?:over|down|in)\b/i, why: one },

  // Missing subjects
  {
    use: 'In 0.14.0, …',
    not: /\b\d+\.\d+\.\d+: /,
    why: 'Write a full sentence about the version.',
  },
  { use: 'you see', not: /\b(?:is|are) to be (?!\w+ing\b)\w+/i, why: active },
  { use: 'you can omit', not: /\b(?:may|can|cannot) be left out\b/i, why: active },
  { use: 'lets you', not: /\ballows? to\b/i, why: active },
];

/** Filler words, and words that call something easy. */
export const fillers: readonly RegExp[] = [
  /\bsimply\b/i,
  /\beasily\b/i,
  /\bobviously\b/i,
  /\bof course\b/i,
  /\bbasically\b/i,
  /\bneedless to say\b/i,
  /\bas you can see\b/i,
  /\b(?:very|really|quite)\b/i,
];
