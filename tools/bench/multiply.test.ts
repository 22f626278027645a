import { copyOfPage } from './multiply';

const source = `---
title: CRUD
description: "A list, a form and a page of details: all of them from one description of the data."
slug: /react-crud
---

Links to [itself](/toolpad/core/react-crud/) stay.

<Demo src="./CrudBasic.tsx" iframe title="List" />
`;

test('a copy has an address and a description of its own and shows the demos of the original', () => {
  const copy = copyOfPage(source, 'components/crud/index.mdx', 3);
  expect(copy).toContain('\nslug: /copy-3/react-crud\n');
  expect(copy).toContain(
    'description: "A list, a form and a page of details: all of them from one description of the data. Copy 3."',
  );
  expect(copy).toContain(
    '<Demo src="../../../components/crud/CrudBasic.tsx" iframe title="List" />',
  );
  expect(copy).toContain('[itself](/toolpad/core/react-crud/)');
});

test('a description that is as long as it may be stays within the limit', () => {
  const long = copyOfPage(
    source.replace(/description: .*/, `description: ${'x'.repeat(160)}`),
    'index.mdx',
    10,
  );
  expect(/description: "(.*)"/.exec(long)?.[1]).toHaveLength(160);
});
