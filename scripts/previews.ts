/**
 * `npm run previews`: records the previews of demos that load their data and have changed, from the
 * last build of the site. To record a preview again, delete its file in `data/previews/` and build.
 */
import { recordPreviews } from '../tools/previews/recordPreviews';
import { runMain } from '../tools/report';

runMain(() => recordPreviews(process.cwd()));
