import path from 'node:path';

/**
 * The repository that contains this code, with its tags and packages. A site that is checked may be
 * in another folder.
 */
export const rootDir = path.resolve(__dirname, '../..');
