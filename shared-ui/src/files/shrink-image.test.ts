import { shrinkImage } from './shrink-image.ts';
import { fakeCanvas } from './testing/fake-canvas.ts';

const MEGABYTE = 1_048_576;
const photo = (bytes: number, type = 'image/jpeg', name = 'IMG_1.jpeg') =>
  new File([new Uint8Array(bytes)], name, { type });

afterEach(() => jest.restoreAllMocks());

test.each([
  ['reduces a large photo to the maximum side', 4_000, 3_000, 0.2, [[2_560, 1_920]]],
  ['limits the height of a portrait photo', 3_000, 4_000, 0.2, [[1_920, 2_560]]],
  [
    'shrinks repeatedly until the file fits',
    4_000,
    3_000,
    0.4,
    [
      [2_560, 1_920],
      [2_048, 1_536],
      [1_638, 1_229],
    ],
  ],
  ['never enlarges a small photo', 800, 600, 0.5, [[800, 600]]],
] as const)('%s', async (_name, width, height, bytesPerPixel, sizes) => {
  const { drawnSizes, close } = fakeCanvas({ width, height, bytesPerPixel });
  const shrunk = await shrinkImage(photo(4 * MEGABYTE, 'image/png', 'lorry.front.png'), MEGABYTE);
  expect([shrunk.name, shrunk.type, shrunk.size <= MEGABYTE]).toEqual(['lorry.front.jpg', 'image/jpeg', true]);
  expect(drawnSizes).toEqual(sizes);
  expect(close).toHaveBeenCalledTimes(1);
});

test('returns files unchanged that fit, are no images, can’t be decoded or never fit', async () => {
  fakeCanvas({ width: 4_000, height: 3_000, bytesPerPixel: 0.2 });
  const [fits, pdf, large] = [photo(1_000), photo(1_001, 'application/pdf', 'a.pdf'), photo(1_001)];
  expect(await shrinkImage(fits, 1_000)).toBe(fits);
  expect(await shrinkImage(pdf, 1_000)).toBe(pdf);
  expect(await shrinkImage(large, 1_000)).toBe(large);
  Object.assign(globalThis, { createImageBitmap: async () => Promise.reject(new Error('not an image')) });
  expect(await shrinkImage(large, MEGABYTE / 2_048)).toBe(large);
});
