import { isPage, isPartial } from './files';

test.each([
  ['docs-core/introduction/overview.mdx', 'page'],
  ['docs-core/introduction/overview.md', 'page'],
  ['core_versioned_docs/version-0.13.0/overview.mdx', 'page'],
  ['docs-core/introduction/_requirements.mdx', 'partial'],
  ['docs-core/introduction/_requirements.md', 'partial'],
  ['docs-core/_shared/requirements.mdx', 'partial'],
  ['docs-core/components/crud/CrudBasic.tsx', 'neither'],
  ['docs-core/components/crud/data.mdx.json', 'neither'],
  ['docs-core/_shared/Basic.tsx', 'neither'],
])('%s is a %s', (file, kind) => {
  expect([isPage(file), isPartial(file)]).toEqual([kind === 'page', kind === 'partial']);
});
