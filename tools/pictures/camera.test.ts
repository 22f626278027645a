import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { encodeNormal, encodePicture, maxBytes, boundingArea } from './camera';

const window = { width: 1280, height: 800 };
const area = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

test.each([
  ['one area with space around it', [area(100, 100, 50, 20)], 10, area(90, 90, 70, 40)],
  ['two areas', [area(100, 100, 50, 20), area(300, 60, 10, 10)], 0, area(100, 60, 210, 60)],
  ['an area that leaves the window', [area(-20, 780, 2000, 90)], 12, area(0, 768, 1280, 32)],
  ['fractions', [area(10.4, 10.6, 10.2, 10.2)], 0, area(10, 10, 11, 11)],
])('crop: %s', (_situation, areas, pad, expected) => {
  expect(boundingArea(areas, pad, window)).toEqual(expected);
});

const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();

test('encodes flat pictures losslessly', async () => {
  const png = await sharp({
    create: { width: 400, height: 200, channels: 3, background: '#0066cc' },
  })
    .png()
    .toBuffer();
  const webp = await encodePicture(png);
  const pixel = await sharp(webp).raw().toBuffer();
  expect([...pixel.subarray(0, 3)]).toEqual([0, 0x66, 0xcc]);
});

test('reduces the quality of detailed pictures until they are small enough', async () => {
  expect((await encodePicture(await noise(200, 200))).length).toBeLessThanOrEqual(maxBytes);
});

test('throws an error if a picture stays too large', async () => {
  await expect(encodePicture(await noise(600, 600))).rejects.toThrow('Crop it.');
});

test('halves width and height for screens of normal density', async () => {
  const normal = await encodeNormal(await encodePicture(await noise(200, 120)));
  expect(await sharp(normal).metadata()).toMatchObject({ width: 100, height: 60, format: 'webp' });
});
