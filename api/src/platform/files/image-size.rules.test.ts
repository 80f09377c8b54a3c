import fc from 'fast-check';
import sharp from 'sharp';
import { readImageSize } from './image-size.rules.ts';

const create = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1d4ed8' } });

test.each([
  ['PNG', 37, 11, (image: sharp.Sharp) => image.png()],
  ['PNG with a palette', 5, 9, (image: sharp.Sharp) => image.png({ palette: true })],
  ['JPEG', 640, 480, (image: sharp.Sharp) => image.jpeg()],
  ['progressive JPEG', 41, 500, (image: sharp.Sharp) => image.jpeg({ progressive: true })],
  [
    'JPEG with metadata',
    12,
    8,
    (image: sharp.Sharp) => image.jpeg().withExif({ IFD0: { Copyright: 'x'.repeat(900) } }),
  ],
])('reads the size of a %s', async (_format, width, height, encode) => {
  expect(readImageSize(await encode(create(width, height)).toBuffer())).toEqual({ width, height });
});

test('takes the largest frame of a JPEG that declares several', () => {
  const frame = (height: number, width: number) => [
    0xff,
    0xc0,
    0,
    11,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    1,
    1,
    17,
    0,
  ];
  const jpeg = Buffer.from([
    0xff,
    0xd8,
    ...frame(8, 8),
    0xff,
    0xff,
    ...frame(60_000, 50_000).slice(1),
    ...frame(9, 9),
    0xff,
    0xda,
    0,
    2,
    ...frame(65_000, 65_000),
  ]);
  expect(readImageSize(jpeg)).toEqual({ width: 50_000, height: 60_000 });
});

test('ends, whatever the bytes', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom([0xff, 0xd8, 0xff], [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
      (bytes, start) => {
        expect(() => readImageSize(Buffer.from([...start, ...bytes]))).not.toThrow();
      },
    ),
  );
});
