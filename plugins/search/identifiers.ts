/** Names that nearly every sample contains. */
const common = new Set([
  'useState',
  'useMemo',
  'useCallback',
  'useEffect',
  'ReactNode',
  'currentTarget',
]);

/**
 * Something a reader may search for: `useDialogs`, `DashboardLayout`, `AUTH_SECRET`. Words of prose
 * and of labels are not.
 */
const isTelling = (name: string) => /[a-z\d][A-Z]|[A-Z\d]_[A-Z\d]/.test(name) && !common.has(name);

/**
 * Packages, without the path of a module inside unless they are the products' own; tools that are
 * run: `create-toolpad-app`.
 */
const packages =
  /@toolpad\/[\w-]+(?:\/[\w-]+)*|@[\w-]+\/[\w-]+|(?<=\b(?:npx|create|dlx|install|add) )[a-z][\w.-]*/g;

/** Icons and parts of Material UI are in most samples, and documented elsewhere. */
const hasOtherName = (name: string) => /^@mui\/(?:material|icons-material)|Icon$/.test(name);

/** `@toolpad/core/Crud` → `Crud`, which is looked up by the same words. */
const moduleOf = (name: string) => (name.startsWith('@') ? (name.split('/')[2] ?? '') : '');

/** Identifiers and package names in code, each once, in order. Those in `known` are left out. */
export function identifiersOf(code: readonly string[], known = ''): string[] {
  const found = code.flatMap((text) => [
    ...(text.match(packages) ?? []),
    ...(text.match(/\b[A-Za-z]\w{2,}/g) ?? []).filter(isTelling),
  ]);
  const names = new Set(found.filter((name) => !hasOtherName(name)));
  return [...names].filter((name) => !known.includes(name) && !names.has(moduleOf(name)));
}
