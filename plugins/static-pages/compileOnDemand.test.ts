import type { Compiler } from '@rspack/core';
import { compileOnDemand } from './compileOnDemand';

const { pitch } = jest.requireActual<{ pitch(this: object): string | undefined }>(
  './waitingPage.cjs',
);

/** Calls the loader for a file. */
function load(resourcePath: string, isWaiting: boolean) {
  const addDependency = jest.fn();
  const context = {
    getOptions: () => ({ isWaiting: () => isWaiting }),
    resourcePath,
    addDependency,
  };
  return { result: pitch.call(context), addDependency };
}

it('compiles a page that is waiting to an empty module, which changes with the page', () => {
  const { result, addDependency } = load('/site/docs-core/page.mdx', true);
  expect(result).toBe('export default undefined;');
  expect(addDependency).toHaveBeenCalledWith('/site/docs-core/page.mdx');
});

it('compiles other files as usual', () => {
  expect(load('/site/docs-core/_part.mdx', false).result).toBeUndefined();
});

it('compiles a page when it is requested', async () => {
  let compile: (file: string) => Promise<void> = () => Promise.resolve();
  const { plugins } = compileOnDemand({
    isWaiting: () => true,
    onRequest: (callback) => (compile = callback),
  });
  const invalidateWithChangesAndRemovals = jest.fn(
    (_changed: Set<string>, _removed: Set<string>, done: () => void) => done(),
  );
  plugins[0]?.apply({ watching: { invalidateWithChangesAndRemovals } } as unknown as Compiler);
  await compile('/site/docs-core/page.mdx');
  expect(invalidateWithChangesAndRemovals).toHaveBeenCalledWith(
    new Set(['/site/docs-core/page.mdx']),
    new Set(),
    expect.any(Function),
  );
});
