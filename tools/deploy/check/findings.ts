/**
 * A problem with a deployed site. A `warning` is about something that hosts without rules can't do,
 * or that only makes the site slower.
 */
export interface Finding {
  kind: 'error' | 'warning';
  path: string;
  message: string;
}

export const error = (path: string, message: string): Finding => ({ kind: 'error', path, message });

export const warning = (path: string, message: string): Finding => ({
  kind: 'warning',
  path,
  message,
});

/** Merges findings with the same message and adds their number. */
export function mergeFindings(findings: Finding[]): Finding[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = finding.kind + finding.message;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const more = others.length > 0 ? ` The same applies to ${others.length} more.` : '';
    return { ...first, message: first.message + more };
  });
}
