/** A word to use, and those that mean the same and are not used. */
export interface Term {
  use: string;
  /** Matches what not to write, as whole words. */
  not: RegExp;
}

/** One word for one thing, on all pages. Names are written as their owners write them. */
export const glossary: readonly Term[] = [
  { use: 'data source', not: /\bdatasources?\b/i },
  { use: 'sign in', not: /\b(?:log|logs|logged|logging) in(?:to)?\b/i },
  { use: 'sign-in', not: /\b(?:login|log-in)\b/i },
  { use: 'sign out', not: /\b(?:log|logs|logged|logging) out\b/i },
  { use: 'sidebar', not: /\bside ?(?:bar|nav)s?\b(?<!sidebars?)/i },
  { use: 'dialog', not: /\b(?:modal|popup|pop-up)s?\b/i },
  { use: 'outside', not: /\boutside of\b/i },
  { use: 'replace … with', not: /\breplac(?:e|es|ed|ing) (?:\w+ ){1,3}by\b/i },
  { use: 'use', not: /\butili[sz](?:e|es|ed|ing)\b/i },
  { use: 'to', not: /\bin order to\b/i },
  { use: 'because', not: /\bdue to the fact that\b/i },
  { use: 'JavaScript', not: /\b(?!JavaScript\b)javascript\b/i },
  { use: 'TypeScript', not: /\b(?!TypeScript\b)typescript\b/i },
  { use: 'GitHub', not: /\b(?!GitHub\b)github\b/i },
  { use: 'npm', not: /\bNPM\b/ },
  { use: 'Node.js', not: /\b(?:Node ?JS|Nodejs)\b/ },
  { use: 'Next.js', not: /\b(?:Next ?JS|Nextjs)\b/ },
  { use: 'Material UI', not: /\bMaterial-UI\b/ },
  { use: 'set up', not: /\bsetup (?=the|your|a)\b/i },
];

/** Words that say nothing, or that call easy what may not be. */
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
