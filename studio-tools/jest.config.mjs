import site from '../jest.config.mjs';

const [node] = site.projects;

/** Unit tests of the tools for Toolpad Studio, with the site's settings for Node.js. */
export default { ...node, rootDir: '..', roots: ['<rootDir>/studio-tools'] };
