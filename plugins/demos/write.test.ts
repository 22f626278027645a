import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { waitForData, writtenData } from './write';

let dir = '';
const data = () => path.join(dir, 'data/core/v1/New');
const summary = () => readFileSync(path.join(data(), 'summary.json'), 'utf8');

function write(text: string): void {
  mkdirSync(data(), { recursive: true });
  for (const name of ['summary.json', 'source.json']) writeFileSync(path.join(data(), name), text);
}

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'new-demo-'));
  writeFileSync(path.join(dir, 'New.tsx'), '');
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

describe('waitForData', () => {
  it('leaves existing data unchanged', async () => {
    write('{"key":"a"}');
    await waitForData(data(), path.join(dir, 'New.tsx'));
    expect(summary()).toBe('{"key":"a"}');
  });

  it('waits for the data of a demo with a file', async () => {
    setTimeout(() => {
      write('{"key":"b"}');
      writtenData.emit(data());
    }, 60);
    await waitForData(data(), path.join(dir, 'New.tsx'));
    expect(summary()).toBe('{"key":"b"}');
  });

  it('writes null at once for a demo without a file', async () => {
    const start = Date.now();
    await waitForData(data(), path.join(dir, 'Gone.tsx'));
    expect(Date.now() - start).toBeLessThan(1_000);
    expect(readdirSync(data()).sort()).toEqual(['source.json', 'summary.json']);
    expect(summary()).toBe('null');
  });

  it('writes null if the data never arrives', async () => {
    await waitForData(data(), path.join(dir, 'New.tsx'), 30);
    expect(summary()).toBe('null');
  });
});
