import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { transform } from 'sucrase';
import { listFiles } from '@site/model/files/files';

/** Samples whose dates contain a time, which `new Date` reads in the user's time zone. */
const withTime = [
  'company/orderSource.ts',
  'components/crud-forms/CrudFormSlots.tsx',
  'guides/LocalizedApp.tsx',
  'guides/localization.mdx',
];

const converter = /type: 'date',\n(?:.*\n)*? *valueGetter: (.+),\n/g;

const converters = ['docs-core', 'docs-core-next', 'docs-studio'].flatMap((folder) =>
  listFiles(folder)
    .filter((file) => /\.(?:mdx|tsx?)$/.test(file))
    .map((file) => `${folder}/${file}`)
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(converter)].map(([, code = '']) => [file, code]),
    ),
);

/** Runs a module in New York. @returns what it prints */
const inNewYork = (code: string): string =>
  execFileSync(
    process.execPath,
    ['-e', transform(code, { transforms: ['typescript', 'imports'] }).code],
    { env: { TZ: 'America/New_York' }, encoding: 'utf8' },
  ).trim();

test('all samples with a date are found', () => {
  const inVersion = converters.filter(([file]) => file?.startsWith('docs-core/'));
  expect(inVersion.length).toBeGreaterThanOrEqual(7);
});

test.each(converters)('%s shows the day itself in New York: %s', (file = '', code = '') => {
  const value = withTime.includes(file.replace(/^[^/]+\//, '')) ? '2025-05-02T08:00' : '2025-05-02';
  expect(inNewYork(`console.log((${code})('${value}').toDateString());`)).toBe('Fri May 02 2025');
});

test('a task is saved with the day that the user picked', () => {
  const page = readFileSync('docs-studio/getting-started/moving-to-core.mdx', 'utf8');
  const [, code = ''] = /```ts title="[^"]+dataSource\.ts"\n([^]+?)```/.exec(page) ?? [];
  const picked = `{ title: 'Call the insurance', due: new Date(2025, 4, 9).toISOString() }`;
  const printed = inNewYork(`${code}
globalThis.fetch = async (_url, { body }) => (console.log(body), Response.json({}));
void tasksDataSource.createOne(${picked});`);
  expect(JSON.parse(printed)).toEqual({ title: 'Call the insurance', due: '2025-05-09' });
});
