/**
 * Name of the demo whose source a URL opens: `#Basic.tsx`, `#Basic.js`, `#tailwind-Basic.tsx`
 * (docs/behavior.md#preferences).
 */
export function demoNameOfHash(hash: string): string | null {
  return /^#(?:(?:system|tailwind|css)-)?([A-Za-z]\w*)\.(?:tsx|js)$/.exec(hash)?.[1] ?? null;
}
