import { closest } from '@site/src/components/pageScript';
import {
  DARK_SYSTEM_QUERY,
  isPreferenceName,
  isPreferenceValue,
  type PreferenceValues,
} from '@site/model/facts/preferences';
import { applyToBody, applyToRoot } from './firstPaint';
import { getPreferences, type Preferences, type PreferencesSnapshot } from './preferences';

const CONTROLS = '[data-set-choice]';

/**
 * The opposite of the mode that the page shows, so that each click changes it. If the operating
 * system has that mode, the page follows it again.
 */
function oppositeMode(store: Preferences) {
  const isDark = store.getSnapshot().resolvedMode === 'dark';
  if (matchMedia(DARK_SYSTEM_QUERY).matches !== isDark) return 'system';
  return isDark ? 'light' : 'dark';
}

const choiceOf = (control: HTMLElement) => control.dataset.setChoice?.split(':') ?? [];

/**
 * Handles controls in static markup: buttons and radio inputs with the attribute
 * `data-set-choice="codeVariant:JS"`. `data-set-choice="mode:toggle"` sets the opposite mode. The
 * browser also clicks a radio input when the reader chooses it by keyboard. A control stays where
 * it is, although code above it changes.
 */
function listenToControls(store: Preferences): void {
  document.addEventListener('click', (event) => {
    const control = closest(event, CONTROLS);
    if (!control) return;
    const [name, value] = choiceOf(control);
    const { y } = control.getBoundingClientRect();
    const chosen = value === 'toggle' ? oppositeMode(store) : value;
    if (isPreferenceName(name) && isPreferenceValue(name, chosen)) store.set(name, chosen);
    scrollBy(0, control.getBoundingClientRect().y - y);
  });
}

/** Updates all controls of a page. Radio inputs of a group without the value don't change. */
function syncControls(values: Readonly<PreferenceValues>): void {
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    const [name, value] = choiceOf(control);
    if (!isPreferenceName(name) || !isPreferenceValue(name, value)) continue;
    const isChosen = values[name] === value;
    if (!(control instanceof HTMLInputElement))
      control.setAttribute('aria-pressed', String(isChosen));
    else if (isChosen) control.checked = true;
  }
}

let started = false;

function showPreferences({ resolvedMode, ...values }: PreferencesSnapshot): void {
  const { documentElement: root, body } = document;
  // Browsers recompute all styles of the page at each write, even if the direction is the same.
  for (const element of [root, body])
    if (element.dir !== values.direction) element.dir = values.direction;
  applyToRoot(root, values, resolvedMode);
  body.classList.remove('mode-light', 'mode-dark');
  applyToBody(body, resolvedMode);
  syncControls(values);
}

export function startPreferences(): void {
  const store = getPreferences();
  showPreferences(store.getSnapshot());
  if (started) return;
  started = true;
  store.subscribe(showPreferences);
  listenToControls(store);
}
