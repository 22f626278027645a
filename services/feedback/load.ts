/**
 * `npm run feedback:load`: puts the reference receiver under load and kills it. No acknowledged
 * feedback may be lost.
 */
import { loadReceiver } from './src/load';

const senders = Number(process.env.SENDERS ?? 30);
const seconds = Number(process.env.SECONDS ?? 10);

async function load(): Promise<void> {
  const { lost, ...figures } = await loadReceiver(senders, seconds);
  console.table({ senders, seconds, ...figures, lost: lost.length });
  if (lost.length === 0 && figures.duplicates === 0 && figures.acknowledged > 0) return;
  console.error('The receiver lost or duplicated feedback, or accepted none.');
  process.exitCode = 1;
}

void load();
