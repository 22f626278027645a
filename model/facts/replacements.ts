/** A replacement of some exports of `@toolpad/core`, in `examples/leaving-core/items.json`. */
export interface ReplacementItem {
  /** For example, `use-dialogs`, which is also its folder in `src`. */
  name: string;
  title: string;
  /** Slug of its page below `/toolpad/core/leaving/`. */
  page: string;
  /** Paths in `src`, without the files that they import from other items. */
  files: string[];
  /** Packages that the files import, also by way of other items. */
  packages: string[];
  /** By import path: names of exports, with the export of this item that replaces each. */
  replaces: Record<string, Record<string, string>>;
}

/** Exports that nothing replaces. */
export interface DroppedExports {
  from: string;
  names: string[];
  reason: string;
}

export interface Replacements {
  items: ReplacementItem[];
  dropped: DroppedExports[];
}

/** What replaces an export: an export of an item, or the reason why nothing does. */
export type Replacement = { item: ReplacementItem; name: string } | { reason: string };

function replacementOf(name: string, { items, dropped }: Replacements): Replacement | undefined {
  for (const item of items)
    for (const names of Object.values(item.replaces))
      if (Object.hasOwn(names, name)) return { item, name: names[name]! };
  const found = dropped.find(({ names }) => names.includes(name));
  return found && { reason: found.reason };
}

/**
 * What replaces each export that some code uses, or `undefined` for unknown names. Import paths
 * don't matter, because no two exports have the same name.
 */
export const replacementsOf = <Use extends { name: string }>(
  uses: readonly Use[],
  data: Replacements,
): (Use & { replacement?: Replacement })[] =>
  uses.map((use) => ({ ...use, replacement: replacementOf(use.name, data) }));
