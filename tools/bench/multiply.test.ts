import { copyOfPage } from './multiply';

const source = `---
title: CRUD
description: "A list, a form and a page of details: all of them from one description of the data."
slug: /react-crud
---

Links to [itself](/toolpad/core/react-crud/) stay.

<Demo src="./CrudBasic.tsx" iframe title="List" />
`;

test('a copy has a unique URL and description and shows the demos of the original', () => {
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

test('the longest allowed description stays within the limit in a copy', () => {
  const long = copyOfPage(
    source.replace(/description: .*/, `description: ${'x'.repeat(160)}`),
    'index.mdx',
    10,
  );
  expect(/description: "(.*)"/.exec(long)?.[1]).toHaveLength(160);
});
