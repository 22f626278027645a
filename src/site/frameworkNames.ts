/** Names of the frameworks for which the API data has separate imports. */
export const frameworkNames: Readonly<Record<string, string>> = {
  nextjs: 'Next.js',
  'react-router': 'React Router',
};
