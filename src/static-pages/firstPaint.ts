import { applyStoredPreferences } from '@site/src/features/preferences/firstPaint';

applyStoredPreferences();
