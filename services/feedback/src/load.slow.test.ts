import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from './store';

interface LoadFigures {
  /** Requests answered with 204 before the receiver was killed. */
  acknowledged: number;
  /** Entries in the file afterwards. */
  stored: number;
  /** Acknowledged but not stored: must be empty. */
  lost: string[];
  /** Stored twice: must be 0. */
  duplicates: number;
}

const origin = 'http://localhost:3000';

async function start(file: string): Promise<{ receiver: ChildProcess; url: string }> {
  const receiver = spawn(process.execPath, ['--import', 'tsx', 'services/feedback/server.ts'], {
    env: { ...process.env, FEEDBACK_PORT: '0', FEEDBACK_DB: file, FEEDBACK_PROXY: '1' },
  });
  const url = await new Promise<string>((resolve, reject) => {
    receiver.stdout.on('data', (data: Buffer) => {
      const printed = /http:\S+/.exec(String(data))?.[0];
      if (printed) resolve(printed);
    });
    receiver.stderr.on('data', (data: Buffer) => reject(new Error(String(data))));
    receiver.once('exit', () => reject(new Error('The receiver did not start.')));
  });
  return { receiver, url };
}

/**
 * Sends comments one after another, each from a different IP address, until the receiver is gone.
 */
async function sendUntilKilled(
  url: string,
  sender: number,
  acknowledged: Set<string>,
): Promise<void> {
  for (let count = 0; ; count += 1) {
    const comment = `${sender}-${count}`;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Origin: origin,
          'X-Forwarded-For': `10.${sender}.${count >> 8}.${count & 255}`,
        },
        body: JSON.stringify({
          page: '/toolpad/core/introduction/',
          product: 'toolpad-core',
          version: '0.14.0',
          language: 'en',
          rating: count % 2,
          comment,
        }),
      });
      if (response.status === 204) acknowledged.add(comment);
    } catch {
      return;
    }
  }
}

/**
 * Puts a receiver under load from many senders at once, kills it, and compares what it has stored.
 */
async function loadReceiver(senders: number, seconds: number): Promise<LoadFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'feedback-load-'));
  const file = path.join(folder, 'feedback.db');
  try {
    const { receiver, url } = await start(file);
    const acknowledged = new Set<string>();
    setTimeout(() => receiver.kill('SIGKILL'), seconds * 1000);
    await Promise.all(
      Array.from({ length: senders }, (_, sender) => sendUntilKilled(url, sender, acknowledged)),
    );
    const store = openStore({ kind: 'file', file });
    const stored = (await store.all()).map(({ comment }) => comment);
    store.close();
    const unique = new Set(stored);
    return {
      acknowledged: acknowledged.size,
      stored: stored.length,
      lost: [...acknowledged].filter((comment) => !unique.has(comment)),
      duplicates: stored.length - unique.size,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

jest.setTimeout(60_000);

test('no acknowledged feedback is lost when the receiver is killed', async () => {
  const figures = await loadReceiver(10, 3);
  expect(figures.lost).toEqual([]);
  expect(figures.duplicates).toBe(0);
  expect(figures.acknowledged).toBeGreaterThan(10);
  expect(figures.stored).toBeGreaterThanOrEqual(figures.acknowledged);
});
