/**
 * Settings of `npx npm-check-updates@18`, which lists packages with newer releases, except those below.
 * `npx npm-check-updates@18 --reject ''` lists all.
 */
const docusaurus = 'Docusaurus 3 uses this version, which is therefore installed once.';
const material = '@toolpad/core 0.14.0 supports Material UI 7 and MUI X 8.';

/** Packages that aren't updated to the newest release, and why. */
const heldBack = {
  '@11ty/gray-matter': 'Docusaurus 3 parses front matter with this version.',
  '@mui/icons-material': material,
  '@mui/material': material,
  '@mui/material-nextjs': material,
  '@mui/stylis-plugin-rtl': material,
  '@mui/x-charts': material,
  '@mui/x-data-grid': material,
  '@mui/x-data-grid-premium': material,
  '@mui/x-data-grid-pro': material,
  '@mui/x-date-pickers': material,
  '@mui/x-license': material,
  '@swc/core': 'The registry lacks the packages of 1.16.22 for macOS and Windows.',
  '@toolpad/core': 'The pages describe this version. Others have their own pages.',
  '@types/node': 'Types of the oldest supported version of Node.js.',
  'create-next-app': 'The guides run it to create projects with Next.js 15.',
  eslint: 'eslint-plugin-react and eslint-plugin-jsx-a11y support version 9.',
  'eslint-scope': 'Version 9 belongs to ESLint 10.',
  feed: docusaurus,
  firebase: 'The Firebase example and its guide use version 12.',
  'magic-string': 'Vitest and Workbox use this version, which is therefore installed once.',
  next: '@toolpad/core 0.14.0 supports Next.js 14 and 15.',
  'next-auth': 'The pages describe the beta of version 5, which is newer than the latest release.',
  'p-map': docusaurus,
  'react-19-2': 'Tests compare the newest React with this one.',
  'react-dom-19-2': 'Tests compare the newest React with this one.',
  'remark-directive': 'Docusaurus 3 parses pages with this version.',
  stylis: 'Emotion requires exactly this version.',
  typescript:
    'Scripts call the API of version 5. TypeScript 7 is installed as `typescript-native`.',
  yaml: '@toolpad/utils, which reads Studio’s files, requires exactly this version.',
};

module.exports = { reject: Object.keys(heldBack) };
