/** Where to look for messages. */
export interface ProductionErrorsOptions {
  /** Folder of installed packages, relative to the site's root. Default: `node_modules/@mui`. */
  packagesDir: string;
  /** Packages that throw no errors and are too large to read. Default: the icons. */
  skip: string[];
}

export const defaultOptions: ProductionErrorsOptions = {
  packagesDir: 'node_modules/@mui',
  skip: ['icons-material'],
};

/** A message that a package throws in one place. */
export interface FoundMessage {
  code: number;
  /** Message with `%s` for each expression. */
  message: string;
  /** Number of arguments in the minified form. */
  args: number;
  /** `@mui/material 7.3.11`. */
  package: string;
  /** Path from the site's root, for reports. */
  file: string;
  line: number;
}
