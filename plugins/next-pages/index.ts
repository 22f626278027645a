export { problemsInSources } from './problems';
export { differencesDir, sourceOf } from './source';
export { writeNextPages } from './write';
