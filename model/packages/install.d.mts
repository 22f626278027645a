/**
 * Installs missing packages of the site and of the versions that have their own. Exits with code 1
 * if npm fails.
 */
export function installPackages(): void;

/**
 * Like `installPackages`, and also installs the packages that only samples, examples, and guides
 * import.
 */
export function installSamplePackages(): void;
