/** Where messages are looked for. */
export interface ProductionErrorsOptions {
  /** Folder of installed packages, from the site's root. Default: `node_modules/@mui`. */
  packagesDir: string;
  /** Packages that throw nothing and are too large to read for it. Default: the icons. */
  skip: string[];
}

export const defaultOptions: ProductionErrorsOptions = {
  packagesDir: 'node_modules/@mui',
  skip: ['icons-material'],
};

/** A message as one place of one package throws it. */
export interface FoundMessage {
  code: number;
  /** `%s` for each expression in it. */
  message: string;
  /** How many arguments the minified form passes on. */
  args: number;
  /** `@mui/material 7.3.11`. */
  package: string;
  /** Path from the site's root, for reports. */
  file: string;
  line: number;
}
