/** A package in the output of `npm outdated --json`. */
export interface Outdated {
  current?: string;
  latest: string;
}

/**
 * Parses the output of `npm outdated --json`. Entries of workspaces are lists, and names of aliases
 * are followed by the package: `react-19-2:react@19.2.9`.
 */
export function parseOutdated(json: string): Map<string, Outdated> {
  const entries = Object.entries(JSON.parse(json || '{}') as Record<string, Outdated | Outdated[]>);
  return new Map(
    entries.flatMap(([key, value]) => {
      const [name = key] = key.split(':');
      const [first] = Array.isArray(value) ? value : [value];
      return first ? [[name, first]] : [];
    }),
  );
}

/** Reports outdated packages without a reason, and reasons for packages that are up to date. */
export function checkUpdates(
  outdated: ReadonlyMap<string, Outdated>,
  heldBack: Readonly<Record<string, string>>,
): string[] {
  const unexplained = [...outdated]
    .filter(([name]) => !(name in heldBack))
    .map(
      ([name, { current = 'none', latest }]) =>
        `${name} ${latest} is available, and ${current} is installed. Update it, or add the reason to tools/updates/heldBack.ts.`,
    );
  const obsolete = Object.keys(heldBack)
    .filter((name) => !outdated.has(name))
    .map((name) => `${name} is up to date: remove its reason from tools/updates/heldBack.ts.`);
  return [...unexplained, ...obsolete];
}
