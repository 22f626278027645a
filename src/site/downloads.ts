/**
 * Folder below the base that holds the example projects. Addresses below `examples/` have moved to
 * other pages.
 */
export const downloadsFolder = 'downloads';
