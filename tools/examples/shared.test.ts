import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Projects are downloads of their own, so each has a copy. The first of a pair is the one to change. */
test.each([
  ['docs-core/company/company.ts', 'examples/orders/src/data/company.ts'],
  ['docs-core/company/orders.ts', 'examples/orders/src/data/orders.ts'],
  ...[
    'index.html',
    'public/favicon.svg',
    'src/api.ts',
    'src/dashboard/overview.ts',
    'src/data/company.ts',
    'src/data/orders.ts',
    'src/format.ts',
    'src/layouts/LoadFailed.tsx',
    'src/layouts/Logo.tsx',
    'src/orders/order.ts',
    'src/server/database.ts',
    'src/server/orderHandlers.ts',
    'src/server/query.ts',
    'src/server/start.ts',
    'src/theme.ts',
    'src/useAnswer.ts',
  ].map((file) => [`examples/orders/${file}`, `examples/orders-start/${file}`]),
])('%s and %s are equal', (original, copy) => {
  expect(read(copy ?? '')).toBe(read(original ?? ''));
});
