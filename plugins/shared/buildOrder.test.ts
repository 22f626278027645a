import { buildSteps, createBuildOrder } from './buildOrder';

const soon = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('steps run one after another, whatever the order of the plugins', async () => {
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

test('a later step does not start if an earlier one failed', async () => {
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

test('a second build for another language waits only for its own steps', async () => {
  const { run } = createBuildOrder();
  await Promise.all(buildSteps.map((step) => run(step, () => step)));
  await expect(run('host', () => 'again')).resolves.toBe('again');
});
