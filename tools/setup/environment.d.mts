/** Remembers that the packages of a folder's lock file are installed. */
export function markInstalled(folder: string): void;

/** The browser for the tests: `CHROME_PATH`, or the system's. Installs Debian's chromium where there is none and that is possible, or exits. */
export function findBrowser(): string;
