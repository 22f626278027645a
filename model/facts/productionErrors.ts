/** A message that production builds of MUI replace with a number. */
export interface ProductionError {
  code: number;
  /** The message, with `%s` for each argument. */
  message: string;
  packages: string[];
}
