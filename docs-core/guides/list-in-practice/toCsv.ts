/** Quotes a value, and keeps spreadsheets from running text that starts like a formula. */
function cell(value: unknown): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Items as CSV, with the given fields as columns. */
export function toCsv<T extends object>(fields: (keyof T & string)[], items: T[]): string {
  const rows = items.map((item) => fields.map((field) => item[field]));
  return [fields, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
}
