import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createHranaServer } from './hranaServer';
import { openServer } from './serverDatabase';
import { createStore, type FeedbackStore } from './store';

const feedback = {
  page: '/toolpad/core/introduction/',
  product: 'toolpad-core',
  version: '0.14.0',
  language: 'en',
  rating: 1 as const,
  comment: 'It\'s "clear"; DROP TABLE feedback;--',
};

const folder = mkdtempSync(path.join(tmpdir(), 'libsql-'));
const stores: FeedbackStore[] = [];
let server: Server;
let port = 0;

const listen = (on: number) =>
  new Promise<void>((resolve) => {
    server = createHranaServer(path.join(folder, 'remote.db'), 'secret').listen(
      on,
      '127.0.0.1',
      () => {
        port = (server.address() as AddressInfo).port;
        resolve();
      },
    );
  });
const stop = () =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
const open = (token: string) => {
  const store = createStore(openServer(`http://127.0.0.1:${port}`, token, 2000));
  stores.push(store);
  return store;
};

beforeAll(() => listen(0));
afterAll(async () => {
  stores.forEach((store) => store.close());
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

test('feedback is stored on the server, read, and removed when it is old', async () => {
  const store = open('secret');
  await store.add(feedback, new Date('2024-01-01T00:00:00Z'));
  await store.add({ ...feedback, rating: 0, section: 'theming' }, new Date('2025-01-01T00:00:00Z'));
  expect(await store.all()).toEqual([
    { ...feedback, section: null, createdAt: '2024-01-01T00:00:00.000Z' },
    { ...feedback, rating: 0, section: 'theming', createdAt: '2025-01-01T00:00:00.000Z' },
  ]);
  expect(await store.removeBefore(new Date('2024-06-01T00:00:00Z'))).toBe(1);
  expect(await store.all()).toHaveLength(1);
});

test('an invalid token is rejected, and nothing is stored', async () => {
  await expect(open('wrong').add(feedback, new Date())).rejects.toThrow();
  expect(await open('secret').all()).toHaveLength(1);
});

test('while the server is unavailable, nothing is acknowledged; afterwards, the same store continues', async () => {
  const store = open('secret');
  const before = port;
  await stop();
  await expect(store.check()).rejects.toThrow();
  await expect(store.add(feedback, new Date())).rejects.toThrow();
  await listen(before);
  await store.check();
  await store.add(feedback, new Date());
  expect(await store.all()).toHaveLength(2);
});
