import { generateKeyPairSync } from 'node:crypto';
import type { Hosts } from './fakeServer';

/*
 * Fake responses of the hosts that the apps request, so that pictures and tests don't depend on
 * external services. They are functions, because some hosts remember requests.
 */

/** A drawing that stands for a photo or a logo. */
const svgResponse = (svg: string) =>
  new Response(svg, {
    headers: { 'content-type': 'image/svg+xml', 'access-control-allow-origin': '*' },
  });

const jsonResponse = (found: object | null, error: object) =>
  Response.json(found ?? error, { status: found ? 200 : 404 });

/**
 * Breeds with their sub-breeds, in the format of https://dog.ceo/api/breeds/list/all. Part of the
 * real list.
 */
const breeds: Record<string, string[]> = {
  affenpinscher: [],
  airedale: [],
  akita: [],
  australian: ['kelpie', 'shepherd'],
  basenji: [],
  beagle: [],
  borzoi: [],
  bulldog: ['boston', 'english', 'french'],
  collie: ['border'],
  corgi: ['cardigan'],
  dachshund: [],
  greyhound: ['italian'],
  hound: ['afghan', 'basset', 'blood', 'plott', 'walker'],
  husky: [],
};

/** Origin of the photos. */
const imageOrigin = 'https://images.dog.ceo';

/** Response of the API to a path, or `null` if it isn't found. */
export function dogResponse(pathname: string): { status: 'success'; message: unknown } | null {
  if (pathname === '/api/breeds/list/all') return { status: 'success', message: breeds };
  const breed = /^\/api\/breed\/(\w+)\/images\/random$/.exec(pathname)?.[1];
  return breed && Object.hasOwn(breeds, breed)
    ? { status: 'success', message: `${imageOrigin}/breeds/${breed}/1.jpg` }
    : null;
}

const coatColors = ['#c98a4b', '#6d7b8a', '#e0b27a', '#8a5a3c', '#b9b2a7'];

/** Draws a dog in place of a photo. The name of the breed determines the color. */
function drawDog(breed: string): string {
  const coat =
    coatColors[
      [...breed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % coatColors.length
    ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480">
    <rect width="640" height="480" fill="#cfe6ff"/><rect y="390" width="640" height="90" fill="#8fc07a"/>
    <g fill="${coat}"><rect x="200" y="230" width="240" height="110" rx="55"/><rect x="215" y="310" width="34" height="95" rx="14"/>
    <rect x="270" y="310" width="34" height="95" rx="14"/><rect x="340" y="310" width="34" height="95" rx="14"/><rect x="392" y="310" width="34" height="95" rx="14"/>
    <path d="M215 260 C160 240 150 190 165 160" stroke="${coat}" stroke-width="24" fill="none" stroke-linecap="round"/>
    <circle cx="450" cy="205" r="68"/><rect x="470" y="200" width="85" height="52" rx="26"/></g>
    <path d="M415 150 q-42 20 -22 96 q34 4 44 -60z" fill="#3d2b20"/><circle cx="548" cy="216" r="13" fill="#222"/><circle cx="470" cy="188" r="9" fill="#222"/>
    <path d="M405 262 q40 22 74 4" stroke="#d33" stroke-width="14" fill="none" stroke-linecap="round"/>
    <text x="320" y="455" font-family="sans-serif" font-size="34" text-anchor="middle" fill="#1c2b1c">${breed}</text></svg>`;
}

/** The Dog API and its photos. */
export const dogApi = (): Hosts => ({
  'dog.ceo': ({ url }) =>
    jsonResponse(dogResponse(new URL(url).pathname), {
      status: 'error',
      message: 'Breed not found',
      code: 404,
    }),
  'images.dog.ceo': ({ url }) => svgResponse(drawDog(new URL(url).pathname.split('/')[2] ?? '')),
});

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
export function npmResponse(pathname: string): object | null {
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

/** npm's API of downloads. */
export const npmApi = (): Hosts => ({
  'api.npmjs.org': ({ url }) =>
    jsonResponse(npmResponse(new URL(url).pathname), { error: 'not found' }),
});

const spreadsheets = [
  { id: 'sheet-spring', name: 'Inventory, spring' },
  { id: 'sheet-summer', name: 'Inventory, summer' },
];

const keys = ['product', 'stock', 'warehouse'];

const values: Record<string, string[][]> = {
  'sheet-spring': [
    keys,
    ['Standing desk', '14', 'North'],
    ['Desk lamp', '52', 'South'],
    ['Monitor arm', '8', 'North'],
    ['Office chair', '21', 'South'],
  ],
  'sheet-summer': [keys, ['Standing desk', '11', 'North'], ['Garden chair', '40', 'South']],
};

/**
 * Responds in the format of Google's token endpoint, Drive v3 `files.list`, and Sheets v4
 * `values.get`.
 */
export function googleResponse(hostname: string, pathname: string): object | null {
  if (hostname === 'oauth2.googleapis.com' || pathname.endsWith('/token'))
    return { access_token: 'token', token_type: 'Bearer', expires_in: 3600 };
  if (pathname === '/drive/v3/files') return { files: spreadsheets };
  const [, id = '', range] =
    /^\/v4\/spreadsheets\/([^/]+)\/values\/(.+)$/.exec(decodeURIComponent(pathname)) ?? [];
  return Object.hasOwn(values, id) ? { range, majorDimension: 'ROWS', values: values[id] } : null;
}

const googleRespond = ({ url }: Request) => {
  const { hostname, pathname } = new URL(url);
  const error = { code: 404, message: 'Not found' };
  return jsonResponse(googleResponse(hostname, pathname), { error });
};

/** Google's sign-in, Drive, and Sheets. */
export const google = (): Hosts => ({
  'www.googleapis.com': googleRespond,
  'oauth2.googleapis.com': googleRespond,
  'sheets.googleapis.com': googleRespond,
});

/**
 * Creates a service account for this run. The client signs its requests with the key, but the fake
 * API doesn't check the signature.
 */
export function serviceAccount(): Record<string, string> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return {
    GOOGLE_CLIENT_EMAIL: 'docs@example.iam.gserviceaccount.com',
    GOOGLE_PRIVATE_KEY: pem.replaceAll('\n', '\\n'),
  };
}

/**
 * Draws a map tile of 256 by 256 pixels in place of one by OpenStreetMap. The streets vary by tile.
 */
function drawTile(x: number, y: number, zoom: number): string {
  const seed = (x * 7 + y * 13 + zoom * 3) % 97;
  const at = (step: number) => (seed * 31 + step * 67) % 256;
  const park = seed % 3 === 0;
  const streets = [0, 1, 2].map(
    (step) => `<path d="M${at(step)} 0V256M0 ${at(step + 5)}H256" stroke="#fff" stroke-width="7"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
    <rect width="256" height="256" fill="#ece9e1"/>
    ${park ? `<rect x="${at(2) / 2}" y="${at(3) / 2}" width="110" height="90" rx="14" fill="#c9e3b4"/>` : ''}
    <path d="M0 ${(y * 40) % 256}C80 ${at(1)} 170 ${at(4)} 256 ${((y + 1) * 40) % 256}" stroke="#a9d3e8" stroke-width="${seed % 4 ? 0 : 22}" fill="none"/>
    ${streets.join('')}
    <path d="M0 128H256" stroke="#f6c56b" stroke-width="10"/>
  </svg>`;
}

/** Map tiles of OpenStreetMap. */
export const mapTiles = (): Hosts => ({
  'tile.openstreetmap.org': ({ url }) => {
    const [zoom = 0, x = 0, y = 0] = new URL(url).pathname
      .split('/')
      .slice(1)
      .map((part) => Number.parseInt(part, 10));
    return svgResponse(drawTile(x, y, zoom));
  },
});

const orders = [
  { id: 1041, customer: 'Hafen Logistik', placed: '2025-03-03', net: 1546.64, tax: 293.86 },
  { id: 1042, customer: 'Nordic Tools', placed: '2025-03-04', net: 262.18, tax: 49.82 },
  { id: 1043, customer: 'Atelier Brun', placed: '2025-03-05', net: 813.03, tax: 154.22 },
];

/** The REST API of the shop's orders, which lists the last order that was created. */
export function shopHosts(): Hosts {
  let created: typeof orders = [];
  return {
    'api.example.com': async (request) => {
      if (request.method !== 'POST') return Response.json({ orders: [...orders, ...created] });
      const { customer } = (await request.json()) as { customer: string };
      const order = { id: 1044, customer, placed: '2025-03-06', net: 0, tax: 0 };
      created = [order];
      return Response.json(order, { status: 201 });
    },
  };
}

/** Logo on Studio's sign-in page, which Auth.js serves: four arcs in the colors of Google. */
const authLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke-width="4">
  <path d="M18.4 6.6A9 9 0 0 0 5 7.4" stroke="#ea4335"/><path d="M5 7.4a9 9 0 0 0 0 9.2" stroke="#fbbc05"/>
  <path d="M5 16.6a9 9 0 0 0 12.8 2.3" stroke="#34a853"/><path d="M17.8 18.9A9 9 0 0 0 21 12h-9" stroke="#4285f4"/></svg>`;

/** Picture on the catalog's page of the Image: two strokes in MUI's blue. */
const imageLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 60" width="200" height="120" fill="none" stroke="#007fff" stroke-width="9" stroke-linejoin="round">
  <path d="M12 40V14l19 11 19-11v26M31 47l19 10 19-11V35"/><path d="M88 14v10"/></svg>`;

export const authJs = (): Hosts => ({ 'authjs.dev': () => svgResponse(authLogo) });
export const muiLogo = (): Hosts => ({ 'mui.com': () => svgResponse(imageLogo) });

/**
 * Studio's editor and apps request the font Roboto. Without it, the browser uses its default font.
 */
export const googleFonts = (): Hosts => ({
  'fonts.googleapis.com': () => new Response('', { headers: { 'content-type': 'text/css' } }),
});
