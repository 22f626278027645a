export { problemsInSources } from './problems';
export { differencesDir, sourceOf } from './source';
export { removedFile, writeNextPages } from './write';
