/**
 * Folder of the example projects, below the base URL. It isn't `examples/`, because URLs there
 * redirect to other pages.
 */
export const downloadsFolder = 'downloads';
