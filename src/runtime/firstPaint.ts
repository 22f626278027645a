import { applyStoredPreferences } from '@site/src/features/preferences/firstPaint';

applyStoredPreferences();

/** Stores input for `repeatEarlyInput` until the page script runs. Inline, so keep it small. */
onclick = onkeydown = (event: Event) => (self.early ??= []).push(event);
