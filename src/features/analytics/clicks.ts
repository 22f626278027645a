import type { ClickEvent } from './events';

/** The `data-ga-event-*` attributes of an element, as its `dataset` has them. */
export type ClickData = Readonly<Record<string, string | undefined>>;

/**
 * Share of clicks to report, from `data-ga-event-split`. What is no number from 0 to 1 reports all.
 */
function splitOf(value: string | undefined): number {
  const split = value?.trim() ? Number(value) : 1;
  return split >= 0 && split <= 1 ? split : 1;
}

/**
 * What a click on an element with these attributes reports.
 * @param random from 0 up to 1; the click counts below `data-ga-event-split`
 */
export function clickOf(
  { gaEventCategory, gaEventAction, gaEventLabel, gaEventSplit }: ClickData,
  random: number,
): { category: string; event: ClickEvent } | undefined {
  if (!gaEventCategory || random >= splitOf(gaEventSplit)) return undefined;
  return {
    category: gaEventCategory,
    event: { eventAction: gaEventAction, eventLabel: gaEventLabel },
  };
}
