import { shrunk } from './shrink.ts';
import { drawsPictures } from './testing/drawing.ts';

const MEGABYTE = 1_048_576;
const photo = (bytes: number, type = 'image/jpeg', name = 'IMG_1.jpeg') =>
  new File([new Uint8Array(bytes)], name, { type });

afterEach(() => jest.restoreAllMocks());

test.each([
  ['a photo of 12 megapixels is brought to the largest side', 4_000, 3_000, 0.2, [[2_560, 1_920]]],
  ['upright, its height counts', 3_000, 4_000, 0.2, [[1_920, 2_560]]],
  [
    'and made smaller until it fits',
    4_000,
    3_000,
    0.4,
    [
      [2_560, 1_920],
      [2_048, 1_536],
      [1_638, 1_229],
    ],
  ],
  ['a small one is never made larger', 800, 600, 0.5, [[800, 600]]],
] as const)('%s', async (_name, width, height, bytesPerPixel, sides) => {
  const { drawn, close } = drawsPictures({ width, height, bytesPerPixel });
  const made = await shrunk(photo(4 * MEGABYTE, 'image/png', 'lorry.front.png'), MEGABYTE);
  expect([made.name, made.type, made.size <= MEGABYTE]).toEqual(['lorry.front.jpg', 'image/jpeg', true]);
  expect(drawn).toEqual(sides);
  expect(close).toHaveBeenCalledTimes(1);
});

test('what fits, is no picture, cannot be read or never fits stays as it is', async () => {
  drawsPictures({ width: 4_000, height: 3_000, bytesPerPixel: 0.2 });
  const [fits, paper, large] = [photo(1_000), photo(1_001, 'application/pdf', 'a.pdf'), photo(1_001)];
  expect(await shrunk(fits, 1_000)).toBe(fits);
  expect(await shrunk(paper, 1_000)).toBe(paper);
  expect(await shrunk(large, 1_000)).toBe(large);
  Object.assign(globalThis, { createImageBitmap: async () => Promise.reject(new Error('no picture')) });
  expect(await shrunk(large, MEGABYTE / 2_048)).toBe(large);
});
