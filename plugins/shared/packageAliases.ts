/** What this reads of a `package.json`. */
export interface Dependencies {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** `npm:react-router@7.18.5` is version 7.18.5 of the package `react-router`. */
const alias = /^npm:(.+)@([^@]+)$/;

/**
 * Where the root installs a package only under another name, by the package's own name:
 * `react-router` is at `react-router-v7`. What it also installs under its own name, such as another
 * version of `react` for tests, is no alias.
 */
export function aliasesOf({ dependencies, devDependencies }: Dependencies): Record<string, string> {
  const versions = { ...dependencies, ...devDependencies };
  return Object.fromEntries(
    Object.entries(versions).flatMap(([name, version]) => {
      const original = alias.exec(version)?.[1];
      return original && !(original in versions) ? [[original, name]] : [];
    }),
  );
}
