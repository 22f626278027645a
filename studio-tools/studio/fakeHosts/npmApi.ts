import type { Hosts } from '@site/tools/pictures';

const dayMs = 86_400_000;

/** Downloads on a day: a weekly pattern with small variations, which is the same in every run. */
function downloadsOn(time: number): number {
  const day = Math.round(time / dayMs);
  const weekend = [2, 3].includes(day % 7) ? 0.45 : 1;
  return Math.round((420 + 60 * Math.sin(day / 5) + (day % 11) * 9) * weekend);
}

/** Days in `start:end`, including both ends, as `YYYY-MM-DD`. */
function daysOf(range: string): { day: string; downloads: number }[] {
  const [start = '', end = ''] = range.split(':');
  const days: { day: string; downloads: number }[] = [];
  for (let time = Date.parse(start); time <= Date.parse(end); time += dayMs)
    days.push({ day: new Date(time).toISOString().slice(0, 10), downloads: downloadsOn(time) });
  return days;
}

const versions = { '0.13.0': 1630, '0.12.1': 402, '0.11.2': 188, '0.10.0': 61, '0.5.2': 947 };

/** Response of npm's download API to a path with invented numbers, or `null` if it isn't found. */
export function responseTo(pathname: string): object | null {
  const [, kind, what, range = '', ...rest] = decodeURIComponent(pathname).split('/');
  if (kind === 'versions') return { package: `${what}/${range}`, downloads: versions };
  const name = rest.join('/');
  const days = daysOf(range);
  if (kind !== 'downloads' || !name || days.length === 0) return null;
  const about = { start: range.split(':')[0], end: range.split(':')[1], package: name };
  if (what === 'range') return { ...about, downloads: days };
  const total = days.reduce((sum, { downloads }) => sum + downloads, 0);
  return what === 'point' ? { ...about, downloads: total } : null;
}

export const hosts: Hosts = {
  'api.npmjs.org': ({ url }) => {
    const found = responseTo(new URL(url).pathname);
    return Response.json(found ?? { error: 'not found' }, { status: found ? 200 : 404 });
  },
};
