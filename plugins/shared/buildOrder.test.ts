import { buildSteps, createBuildOrder } from './buildOrder';

const soon = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('steps follow each other, whatever order the plugins come in', async () => {
  const { run } = createBuildOrder();
  const log: string[] = [];
  const work = (name: string, time: number) => async () => {
    log.push(`${name} begins`);
    await soon(time);
    log.push(`${name} ends`);
  };
  await Promise.all([
    run('host', work('headers', 0)),
    run('write', work('scripts', 20)),
    run('worker', work('worker', 5)),
    run('write', work('pages', 1)),
  ]);
  expect(log).toEqual([
    'scripts begins',
    'pages begins',
    'pages ends',
    'scripts ends',
    'worker begins',
    'worker ends',
    'headers begins',
    'headers ends',
  ]);
});

test('a later step does not begin when an earlier one failed', async () => {
  const { run } = createBuildOrder();
  const late = jest.fn();
  const results = await Promise.allSettled([
    run('worker', late),
    run('write', () => Promise.reject(new Error('disk full'))),
    run('host', late),
  ]);
  expect(results.map((result) => result.status === 'rejected' && result.reason.message)).toEqual([
    'disk full',
    'disk full',
    'disk full',
  ]);
  expect(late).not.toHaveBeenCalled();
});

test('a second build, of another language, waits for its own', async () => {
  const { run } = createBuildOrder();
  await Promise.all(buildSteps.map((step) => run(step, () => step)));
  await expect(run('host', () => 'again')).resolves.toBe('again');
});
