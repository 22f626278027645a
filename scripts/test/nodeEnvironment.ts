import { TestEnvironment } from 'jest-environment-node';

/**
 * Packages that take long to load and keep nothing between calls. Jest would load them again for each file of tests; here they are those of the
 * worker.
 */
export const sharedPackages = ['prettier', 'typescript'];

/** Node.js, with those packages behind `requireShared`. */
export default class extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { requireShared: (name: string) => require(name) as unknown });
  }
}
