import type { ProductionError } from '../../src/site/productionErrors';
import type { FoundMessage } from './options';

/** Renders the table, by code. A message that several packages throw is one entry. */
export function toTable(messages: FoundMessage[]): ProductionError[] {
  const table = new Map<number, ProductionError>();
  for (const { code, message, package: name } of messages) {
    const known = table.get(code);
    if (!known) table.set(code, { code, message, packages: [name] });
    else if (!known.packages.includes(name)) known.packages.push(name);
  }
  return [...table.values()].sort((a, b) => a.code - b.code);
}
