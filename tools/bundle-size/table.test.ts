import { differences, renderRow } from './table';

const size = { minified: 190_400, gzip: 60_200 };
const page = (figures: string) => `| App | kB |\n| --- | --- |\n| React | ${figures} |\n`;

test('a row shows both sizes in kB', () => {
  expect(renderRow('React', size)).toBe('| React | 190 | 60 |');
});

test.each(['190 | 60', '186 | 63', '200 | 55'])('%s is close enough', (figures) => {
  expect(differences(page(figures), [{ label: 'React', ...size }])).toEqual([]);
});

test.each(['150 | 60', '190 | 80', 'many | 60'])('%s is wrong', (figures) => {
  expect(differences(page(figures), [{ label: 'React', ...size }])).toHaveLength(1);
});

test('a missing row is reported with its sizes', () => {
  expect(differences('# Nothing', [{ label: 'React', ...size }])).toEqual([
    'the table has no row for "React": | React | 190 | 60 |',
  ]);
});
