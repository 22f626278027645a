import { readFileSync } from 'node:fs';
import path from 'node:path';
import { products } from '../../../model/facts/products';
import { replacementsOf, type Replacements } from '../../../model/facts/replacements';
import { readCode } from '../../../model/facts/upgrade/readCode';
import { codeFiles } from '../../../model/files/files';

/** The first use of each export in a file, and uses that can't be followed, without a name. */
function usesIn(file: string): { name: string; line: number }[] {
  try {
    const code = readFileSync(file, 'utf8');
    const use = readCode(code, file, products.core.package, new Set());
    return [...use.imports, ...use.elements, ...use.calls, ...use.unknown].filter(
      ({ name }, index, all) =>
        name === '' || all.findIndex((each) => each.name === name) === index,
    );
  } catch {
    return [{ name: '', line: 1 }];
  }
}

/**
 * Lists the imports of `@toolpad/core` in a folder, and the items that replace them.
 * @throws if the folder doesn't exist
 */
export function checkImports(folder: string, data: Replacements) {
  const items = new Set<string>();
  const lines = codeFiles(folder).flatMap((file) => {
    const place = path.relative(folder, file).replaceAll(path.sep, '/');
    return replacementsOf(usesIn(file), data).map(({ name, line, replacement }) => {
      if (!replacement) return `${place}:${line}  ${name || 'This'} can't be followed. Look at it.`;
      if ('reason' in replacement) return `${place}:${line}  ${name}: ${replacement.reason}`;
      items.add(replacement.item.name);
      return `${place}:${line}  ${name} → ${replacement.name} of ${replacement.item.name}`;
    });
  });
  return { lines, items: [...items] };
}
