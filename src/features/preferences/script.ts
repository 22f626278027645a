import { closest } from '@site/src/components/pageScript';
import {
  DARK_SYSTEM_QUERY,
  isPreferenceName,
  isPreferenceValue,
  type PreferenceName,
  type PreferenceValues,
} from '@site/model/facts/preferences';
import { applyToBody, applyToRoot } from './firstPaint';
import { getPreferences, type Preferences, type PreferencesSnapshot } from './preferences';

const CONTROLS = '[data-set-mode],[data-set-choice]';
const CHOICES = 'input[data-choice]';

/**
 * The opposite of the mode that the page shows, so that each click changes it. If the operating
 * system has that mode, the page follows it again.
 */
function oppositeMode(store: Preferences) {
  const isDark = store.getSnapshot().resolvedMode === 'dark';
  if (matchMedia(DARK_SYSTEM_QUERY).matches !== isDark) return 'system';
  return isDark ? 'light' : 'dark';
}

interface RequestedPreference {
  name: PreferenceName;
  value: string;
}

function preferenceOfControl(control: Element): RequestedPreference | undefined {
  const mode = control.getAttribute('data-set-mode');
  if (mode !== null) {
    return { name: 'mode', value: mode };
  }
  const [name, value = ''] = control.getAttribute('data-set-choice')?.split(':') ?? [];
  return isPreferenceName(name) ? { name, value } : undefined;
}

function setPreference(store: Preferences, { name, value }: RequestedPreference): void {
  if (isPreferenceValue(name, value)) store.set(name, value);
}

/**
 * Handles controls in static markup. `data-set-mode="dark"` sets a mode, and
 * `data-set-mode="toggle"` the opposite one. `data-set-choice="codeVariant:JS"` sets any
 * preference, as does a radio input `data-choice="codeVariant" value="JS"`.
 */
function listenToControls(document: Document, store: Preferences): void {
  document.addEventListener('click', (event) => {
    const control = closest(event, CONTROLS);
    const request = control && preferenceOfControl(control);
    if (!request) return;
    const steps = request.name === 'mode' && request.value === 'toggle';
    setPreference(store, steps ? { name: 'mode', value: oppositeMode(store) } : request);
  });
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(CHOICES) || !target.checked)
      return;
    const name = target.dataset.choice;
    if (isPreferenceName(name)) setPreference(store, { name, value: target.value });
  });
}

/** Updates all controls of a page. Radio inputs of a group without the value don't change. */
function syncControls(root: ParentNode, values: Readonly<PreferenceValues>): void {
  for (const input of root.querySelectorAll<HTMLInputElement>(CHOICES)) {
    const name = input.dataset.choice;
    if (isPreferenceName(name) && input.value === values[name]) input.checked = true;
  }
  for (const control of root.querySelectorAll(CONTROLS)) {
    const request = preferenceOfControl(control);
    if (request && isPreferenceValue(request.name, request.value)) {
      control.setAttribute('aria-pressed', String(values[request.name] === request.value));
    }
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
  applyToBody(document.body, resolvedMode);
  syncControls(document, values);
}

export function startPreferences(): void {
  const store = getPreferences();
  showPreferences(store.getSnapshot());
  if (started) return;
  started = true;
  store.subscribe(showPreferences);
  listenToControls(document, store);
}
