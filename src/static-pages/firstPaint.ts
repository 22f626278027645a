import { applyStoredPreferences } from '@site/src/features/preferences/firstPaint';

applyStoredPreferences();

/** Keeps what is pressed before the page script runs, see `repeatPress`. Script here is inline: every byte counts. */
onclick = ({ target }) => {
  pressed = target;
};
