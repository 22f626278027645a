/** Remembers that the packages of a folder's lock file are installed. */
export function markInstalled(folder: string): void;
