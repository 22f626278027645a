import type { Compiler } from '@rspack/core';
import { compileOnDemand, fileOfOneRoute } from './compileOnDemand';

it.each([
  ['/site/docs-core/react-crud/index.mdx', true],
  ['/site/docs-studio/notes.md', true],
  ['/site/.docusaurus/demos/default/sets/core/modules/Basic/preview.js', false],
  ['/site/.docusaurus/demos/default/sets/core/modules/Basic/Basic.scope.js', true],
  ['/site/docs-core/react-crud/Basic.tsx', true],
  ['/site/core_versioned_docs/version-0.13.0/react-crud/Basic.tsx', true],
  ['/site/.docusaurus/demos/default/sets/core/modules/Basic/css.tsx', true],
  ['/site/src/features/demo/island.tsx', false],
  ['/site/.docusaurus/demos/default/data/core/v0.14.0/Basic/summary.json', true],
  ['/site/.docusaurus/docusaurus-plugin-content-docs/core/p/version.json', false],
])('%s belongs to one route: %s', (file, expected) => {
  expect(fileOfOneRoute.test(file)).toBe(expected);
});

it('handles requests for pages with the middleware of the compiler', () => {
  const middleware = jest.fn();
  const settings = compileOnDemand();
  settings.plugins.forEach((plugin) =>
    plugin.apply({
      rspack: { lazyCompilationMiddleware: () => middleware },
    } as unknown as Compiler),
  );
  const others = [{ name: 'other' }];
  expect(settings.devServer.setupMiddlewares(others)).toEqual([
    { name: 'compile-on-demand', middleware },
    ...others,
  ]);
});
