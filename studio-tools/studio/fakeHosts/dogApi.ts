import type { Hosts } from '@site/tools/pictures';

/**
 * Breeds with their sub-breeds, in the format of https://dog.ceo/api/breeds/list/all. Part of the
 * real list.
 */
export const breeds: Record<string, string[]> = {
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
export function responseTo(pathname: string): { status: 'success'; message: unknown } | null {
  if (pathname === '/api/breeds/list/all') return { status: 'success', message: breeds };
  const breed = /^\/api\/breed\/(\w+)\/images\/random$/.exec(pathname)?.[1];
  return breed && Object.hasOwn(breeds, breed)
    ? { status: 'success', message: `${imageOrigin}/breeds/${breed}/1.jpg` }
    : null;
}

const coatColors = ['#c98a4b', '#6d7b8a', '#e0b27a', '#8a5a3c', '#b9b2a7'];

/** Draws a dog in place of a photo. The name of the breed determines the color. */
export function drawDog(breed: string): string {
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

export const hosts: Hosts = {
  'dog.ceo': ({ url }) => {
    const found = responseTo(new URL(url).pathname);
    return Response.json(found ?? { status: 'error', message: 'Breed not found', code: 404 }, {
      status: found ? 200 : 404,
    });
  },
  'images.dog.ceo': ({ url }) =>
    new Response(drawDog(new URL(url).pathname.split('/')[2] ?? ''), {
      headers: { 'content-type': 'image/svg+xml', 'access-control-allow-origin': '*' },
    }),
};
