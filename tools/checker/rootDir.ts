import path from 'node:path';

/**
 * Root of the repository with this code, its tags, and its packages. The checked site can be in
 * another folder.
 */
export const rootDir = path.resolve(__dirname, '../..');
