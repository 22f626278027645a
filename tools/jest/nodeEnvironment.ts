import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Node.js, with `requireShared`: it loads a package outside of the tests, once a worker, where Jest
 * would load it again for each file of tests. It is for packages that take long to load and keep
 * nothing between calls: those in `shared/`.
 */
export default class extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { requireShared: createRequire(__filename) });
  }
}
