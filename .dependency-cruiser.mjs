/**
 * Direction of imports (ARCHITECTURE.md) and import cycles, which `npm run check` reports. Imports
 * of types count, too.
 * @see https://github.com/sverweij/dependency-cruiser/blob/main/doc/rules-reference.md
 */

/** Forbids imports, with the reason. Tests may import everything. */
const forbid = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { pathNot: String.raw`\.test\.tsx?$|\.d\.ts$`, ...from },
  to,
});

/** Features that each feature can use, through the file with their name, and `hooks.ts`. */
const allowedFeatures = {
  ads: ['analytics', 'i18n'],
  analytics: ['preferences'],
  api: ['copy', 'i18n'],
  copy: ['i18n'],
  demo: ['copy', 'i18n', 'preferences'],
  diagram: [],
  examples: ['i18n'],
  feedback: ['i18n'],
  'file-schema': ['i18n'],
  home: ['demo', 'i18n', 'search'],
  i18n: [],
  'moved-sections': ['i18n'],
  'not-found': ['i18n', 'search'],
  offline: ['i18n'],
  picture: ['i18n'],
  preferences: [],
  'production-error': ['i18n'],
  search: ['analytics', 'i18n'],
  settings: ['i18n', 'offline', 'preferences', 'site-theme'],
  shell: ['i18n', 'search', 'settings'],
  'site-theme': ['preferences'],
};

const betweenFeatures = Object.entries(allowedFeatures).map(([name, used]) =>
  forbid(
    `feature-${name}`,
    { path: `^src/features/${name}/` },
    {
      path: '^src/features/',
      pathNot: [
        `^src/features/${name}/`,
        ...used.map((each) => String.raw`^src/features/${each}/(?:${each}|hooks)\.tsx?$`),
      ],
    },
    `The feature "${name}" can use ${used.join(', ') || 'no other feature'}, through the file with its name or hooks.ts.`,
  ),
);

/** Folders that each one can import from. Tests, scripts, and settings can import all of them. */
const allowedFolders = {
  model: [],
  checker: ['model'],
  plugins: ['checker', 'model'],
  src: ['model/facts', 'data'],
  tools: ['checker', 'model'],
  services: ['model'],
};

const folders = ['checker', 'e2e', 'model', 'plugins', 'scripts', 'services', 'src', 'tools'];

const betweenFolders = Object.entries(allowedFolders).map(([name, used]) =>
  forbid(
    `folder-${name}`,
    { path: `^${name}/` },
    {
      path: `^(?:${folders.join('|')})/`,
      pathNot: [name, ...used].map((each) => `^${each}/`),
      // Components get the types of their props from the records of tags.
      ...(name === 'src' ? { dependencyTypesNot: ['type-only'] } : {}),
    },
    `${name}/ imports from ${used.join(' and ') || 'no other folder'}.`,
  ),
);

export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Import cycles make the order of modules unclear.',
      from: {},
      to: { circular: true },
    },
    ...betweenFolders,
    forbid(
      'browser-safe-facts',
      { path: '^model/facts/' },
      {
        pathNot: String.raw`^model/facts/|^examples/leaving-core/items\.json$|^node_modules/(?!@types/node/)`,
        dependencyTypesNot: ['type-only'],
      },
      'model/facts runs in browsers: it imports only packages, other facts, and the list of replacements.',
    ),
    forbid(
      'model-without-docusaurus',
      { path: '^model/' },
      {
        path: '^(?:node_modules/)?@(?:docusaurus|theme)/',
        pathNot: '@docusaurus/(?:utils|plugin-content-docs)(?:/|$)',
      },
      'The model knows only the rules of Docusaurus for heading IDs and sidebars.',
    ),
    forbid(
      'components-without-features',
      { path: '^src/components/' },
      { path: '^src/features/' },
      'Components do not import features.',
    ),
    ...betweenFeatures,
    forbid(
      'islands-of-features',
      { path: '^src/features/' },
      { path: String.raw`^src/runtime/(?!Island\.tsx$)` },
      'A feature imports only Island.tsx from src/runtime.',
    ),
    forbid(
      'entry-points-of-features',
      { path: '^src/runtime/' },
      {
        path: String.raw`^src/features/([^/]+)/(?!(?:\1|preferences|script|firstPaint|island|[a-z]+Island|hooks)\.tsx?$)`,
      },
      'Import a feature by one of its entry points.',
    ),
    forbid(
      'entry-points-of-components',
      {
        path: '^src/(?:mdx|tags|theme|pages)/',
        pathNot: String.raw`\.test\.tsx?$|\.d\.ts$`,
      },
      { path: String.raw`^src/features/([^/]+)/(?!(?:\1|hooks)\.tsx?$)` },
      'Import a feature by the file with its name, or its hooks by hooks.ts.',
    ),
    forbid(
      'demos-import-packages',
      { path: String.raw`^docs-.*\.tsx$` },
      { path: `^(?:${folders.join('|')})/` },
      'A demo imports packages only: readers copy it.',
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    // Examples are the projects of readers.
    doNotFollow: { path: 'node_modules|^examples/' },
    exclude: { path: String.raw`/fixtures/|/dist/` },
    cache: { folder: 'node_modules/.cache/toolpad-docs/imports', strategy: 'content' },
  },
};
