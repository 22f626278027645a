import { sendView, startAnalytics } from '@site/src/features/analytics/script';
import { startAll } from './features';

/** Part of the page script, to which `plugins/site-metadata` adds it. */
startAll([startAnalytics, sendView]);
