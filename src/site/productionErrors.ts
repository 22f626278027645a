/** A message that production builds of MUI replace by a number. */
export interface ProductionError {
  code: number;
  /** The text, `%s` for each argument. */
  message: string;
  /** Packages that throw it, with their versions. */
  packages: string[];
}
