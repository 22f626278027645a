import type { ClickEvent } from './events';

/** The `data-ga-event-*` attributes of an element, as in its `dataset`. */
export type ClickData = Readonly<Record<string, string | undefined>>;

/**
 * Share of clicks to report, from `data-ga-event-split`. If that isn't a number from 0 to 1, all
 * clicks are reported.
 */
function sampleRate(value: string | undefined): number {
  const split = value?.trim() ? Number(value) : 1;
  return split >= 0 && split <= 1 ? split : 1;
}

/**
 * Event for a click on an element with these attributes.
 * @param random from 0 up to 1; the click is reported if this is below `data-ga-event-split`
 */
export function clickEvent(
  { gaEventCategory, gaEventAction, gaEventLabel, gaEventSplit }: ClickData,
  random: number,
): { category: string; event: ClickEvent } | undefined {
  if (!gaEventCategory || random >= sampleRate(gaEventSplit)) return undefined;
  return {
    category: gaEventCategory,
    event: { eventAction: gaEventAction, eventLabel: gaEventLabel },
  };
}
