import { applyStoredPreferences } from '@site/src/features/preferences/head';

applyStoredPreferences();
