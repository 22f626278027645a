/** Names in nearly every sample. */
const common = new Set([
  'useState',
  'useMemo',
  'useCallback',
  'useEffect',
  'ReactNode',
  'currentTarget',
]);

/**
 * An identifier that a reader may search for: `useDialogs`, `DashboardLayout`, `AUTH_SECRET`, but
 * not words in prose or labels.
 */
const isDistinctive = (name: string) =>
  /[a-z\d][A-Z]|[A-Z\d]_[A-Z\d]/.test(name) && !common.has(name);

/**
 * Packages without a module path, unless they belong to the products, and commands such as
 * `create-toolpad-app`.
 */
const packages =
  /@toolpad\/[\w-]+(?:\/[\w-]+)*|@[\w-]+\/[\w-]+|(?<=\b(?:npx|create|dlx|install|add) )[a-z][\w.-]*/g;

/** Icons and Material UI modules are in most samples, and documented elsewhere. */
const isDocumentedElsewhere = (name: string) =>
  /^@mui\/(?:material|icons-material)|Icon$/.test(name);

/** `@toolpad/core/Crud` → `Crud`, which is found by the same words. */
const moduleOf = (name: string) => (name.startsWith('@') ? (name.split('/')[2] ?? '') : '');

/** Identifiers and package names in code, without duplicates and without those in `known`. */
export function identifiersOf(code: readonly string[], known = ''): string[] {
  const found = code.flatMap((text) => [
    ...(text.match(packages) ?? []),
    ...(text.match(/\b[A-Za-z]\w{2,}/g) ?? []).filter(isDistinctive),
  ]);
  const names = new Set(found.filter((name) => !isDocumentedElsewhere(name)));
  return [...names].filter((name) => !known.includes(name) && !names.has(moduleOf(name)));
}
