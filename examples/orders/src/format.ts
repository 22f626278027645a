const euroFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const shortFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  notation: 'compact',
});
const dayFormat = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short' });
const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** €4,260 */
export const euros = (amount: number) => euroFormat.format(amount);
/** €4.3K, for axes */
export const shortEuros = (amount: number) => shortFormat.format(amount);
/** Oct 23 */
export const day = (date: string | Date) => dayFormat.format(new Date(date));
/** October 23, 2026 */
export const longDate = (date: string | Date) => dateFormat.format(new Date(date));
