/** The parts of a `package.json` that are used here. */
export interface Dependencies {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** `npm:react-router@7.18.5` is version 7.18.5 of the package `react-router`. */
const alias = /^npm:(.+)@([^@]+)$/;

/**
 * Packages that the root installs only under another name, by original name: `react-router` is
 * installed as `react-router-v7`. A package that it also installs under its original name, such as
 * another version of `react` for tests, isn't an alias.
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
