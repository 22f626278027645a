/** Invalid input on the command line. The message describes valid input. */
export class UsageError extends Error {}

/** Converts `data-grid-export` to a title: `Data grid export`. */
export function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Converts `AccountMenu` to a title: `Account menu`. */
export const titleOfDemo = (name: string): string =>
  titleOf(name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase());

/** @throws if the name of a page or example isn't in kebab case */
export function requireKebab(name: string, what: string): void {
  if (/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name)) return;
  throw new UsageError(
    `The name of ${what} is written in small letters with hyphens, like "data-grid-export", not "${name}".`,
  );
}

/** @throws if the name of a demo isn't in Pascal case, as for components */
export function requirePascal(name: string): void {
  if (/^[A-Z][A-Za-z\d]+$/.test(name)) return;
  throw new UsageError(`A demo has the name of a component, like "AccountMenu", not "${name}".`);
}
