import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Test environment for Node.js with `requireShared`, which loads a package once per worker instead
 * of once per test file. Use it for packages that load slowly and keep no state, see `shared/`.
 */
export default class extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { requireShared: createRequire(__filename) });
  }
}
