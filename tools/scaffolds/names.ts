/** Wrong input on the command line. Its message describes valid input. */
export class UsageError extends Error {}

/** `data-grid-export` as a title: `Data grid export`. */
export function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `AccountMenu` as a title: `Account menu`. */
export const titleOfDemo = (name: string): string =>
  titleOf(name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase());

/** @throws where a name of a page, scene or example is not written in small letters with hyphens */
export function requireKebab(name: string, what: string): void {
  if (/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name)) return;
  throw new UsageError(
    `The name of ${what} is written in small letters with hyphens, like "data-grid-export", not "${name}".`,
  );
}

/** @throws where a name of a demo is not that of a component */
export function requirePascal(name: string): void {
  if (/^[A-Z][A-Za-z\d]+$/.test(name)) return;
  throw new UsageError(`A demo has the name of a component, like "AccountMenu", not "${name}".`);
}
