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

/** Features that each feature can use, through their entry points `index.ts` and `hooks.ts`. */
const allowedFeatures = {
  ads: ['analytics', 'i18n'],
  analytics: ['preferences'],
  api: ['copy', 'i18n'],
  copy: ['i18n'],
  demo: ['i18n', 'preferences'],
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
        ...used.map((each) => String.raw`^src/features/${each}/(?:index|hooks)\.tsx?$`),
      ],
    },
    `The feature "${name}" can use ${used.join(', ') || 'no other feature'}, through index.ts or hooks.ts.`,
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
    forbid(
      'no-plugins-in-src',
      { path: '^src/', pathNot: String.raw`\.test\.tsx?$|\.d\.ts$|^src/tags/.*\.ts$` },
      { path: '^plugins/' },
      'Code in src does not import plugins.',
    ),
    forbid(
      'plain-site',
      { path: '^src/site/' },
      { path: '^src/(?:components|features|static-pages)/' },
      'src/site is plain data and imports no other folder of src.',
    ),
    forbid(
      'components-without-features',
      { path: '^src/components/' },
      { path: '^src/features/' },
      'Components do not import features.',
    ),
    ...betweenFeatures,
    forbid(
      'static-pages-by-index',
      { path: '^src/features/' },
      { path: String.raw`^src/static-pages/(?!index\.tsx?$)` },
      'Import static pages by their index.',
    ),
    forbid(
      'entry-points-of-features',
      { path: '^src/static-pages/' },
      {
        path: String.raw`^src/features/[^/]+/(?!(?:index|script|firstPaint|island|[a-z]+Island|hooks)\.tsx?$)`,
      },
      'Import a feature by one of its entry points.',
    ),
    forbid(
      'features-by-index',
      {
        path: '^src/(?:mdx|tags|theme|pages)/',
        pathNot: String.raw`\.test\.tsx?$|\.d\.ts$|^src/tags/.*\.ts$`,
      },
      { path: String.raw`^src/features/[^/]+/(?!(?:index|hooks)\.tsx?$)` },
      'Import a feature by its index, or its hooks by hooks.ts.',
    ),
    forbid(
      'plain-records-of-tags',
      { path: String.raw`^src/tags/[^/]+/tags\.ts$` },
      { path: String.raw`^node_modules/(?:@types/)?react|\.css$|/components\.tsx?$` },
      'Records of tags run in Node.js, so they import neither React nor CSS.',
    ),
    forbid(
      'plugins-read-site',
      { path: '^plugins/' },
      {
        path: '^src/(?:features|components|static-pages)/',
        pathNot: String.raw`^src/features/i18n/allMessages\.ts$`,
      },
      'Plugins import only src/site, the records of tags, and the strings of the site from src.',
    ),
    forbid(
      'tools-by-index',
      { pathNot: String.raw`^(?:studio-)?tools/|\.test\.tsx?$` },
      { path: String.raw`^tools/[^/]+/(?!index\.(?:ts|mjs)$)` },
      'Import a tool by its index: @site/tools/<name>.',
    ),
    forbid(
      'other-tools-by-index',
      { path: '^tools/([^/]+)/' },
      { path: '^tools/', pathNot: String.raw`^tools/$1/|^tools/[^/]+(?:/index)?\.(?:ts|mjs)$` },
      'Import another tool by its index: @site/tools/<name>.',
    ),
    forbid(
      'demos-import-packages',
      { path: String.raw`^docs-.*\.tsx$` },
      { path: '^(?:src|plugins|tools|scripts|services)/' },
      'A demo imports packages only: readers copy it.',
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`/fixtures/|/dist/` },
    cache: { folder: 'node_modules/.cache/toolpad-docs/imports', strategy: 'content' },
  },
};
