import sharp from 'sharp';
import { dogApi, dogResponse } from './fakeHosts';

test('the fake API responds in the format of the Dog API, and to known paths only', () => {
  expect(dogResponse('/api/breeds/list/all')).toMatchObject({
    status: 'success',
    message: { akita: [], collie: ['border'] },
  });
  expect(dogResponse('/api/breed/akita/images/random')).toEqual({
    status: 'success',
    message: 'https://images.dog.ceo/breeds/akita/1.jpg',
  });
  for (const path of [
    '/',
    '/api/breed/unicorn/images/random',
    '/api/breed/akita',
    '/api/breed/toString/images/random',
  ])
    expect(dogResponse(path)).toBeNull();
});

test('a photo is a drawing with the name of the breed', async () => {
  const photo = await dogApi()['images.dog.ceo']!(
    new Request('https://images.dog.ceo/breeds/beagle/1.jpg'),
  );
  const drawing = await photo.text();
  expect(drawing).toContain('>beagle</text>');
  expect((await sharp(Buffer.from(drawing)).metadata()).format).toBe('svg');
});
