import { repeatInput } from './earlyInput';
import { features, pageFeatures } from './features';

export { pageFeatures };

/** Runs each function; one that fails leaves the others alone. */
export function startAll(starts: (() => void)[]): void {
  for (const start of starts) {
    try {
      start();
    } catch (error) {
      reportError(error);
    }
  }
}

startAll([...features, ...pageFeatures, repeatInput]);
