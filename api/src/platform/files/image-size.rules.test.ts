import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { readImageSize } from './image-size.rules.ts';

const create = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1d4ed8' } });

test.each([
  ['PNG', 37, 11, (image: Sharp) => image.png()],
  ['PNG with a palette', 5, 9, (image: Sharp) => image.png({ palette: true })],
  ['JPEG', 640, 480, (image: Sharp) => image.jpeg()],
  ['progressive JPEG', 41, 500, (image: Sharp) => image.jpeg({ progressive: true })],
  ['JPEG with metadata', 12, 8, (image: Sharp) => image.jpeg().withExif({ IFD0: { Copyright: 'x'.repeat(900) } })],
])('reads the size of a %s', async (_format, width, height, encode) => {
  expect(readImageSize(await encode(create(width, height)).toBuffer())).toEqual({ width, height });
});

test('uses the largest frame of a JPEG that declares several', () => {
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

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10];
const header = [...SIGNATURE, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 37, 0, 0, 0, 11];
const frame = (marker: number, height: number) => [0xff, marker, 0, 7, 8, height >> 8, height & 255, 0, 100];
test.each([
  ['a PNG with nothing but its header', header, { width: 37, height: 11 }],
  ['a PNG that ends in its header', header.slice(0, 23), undefined],
  ['a JPEG that ends with its frame', [0xff, 0xd8, ...frame(0xc0, 8)], { width: 100, height: 8 }],
  ['a JPEG that ends in its frame', [0xff, 0xd8, ...frame(0xc0, 8).slice(0, 8)], undefined],
  ['a JPEG with the last kind of frame', [0xff, 0xd8, ...frame(0xcf, 8)], { width: 100, height: 8 }],
  ['a JPEG whose tables are no frames', [0xff, 0xd8, ...frame(0xc4, 9), ...frame(0xc0, 8)], { width: 100, height: 8 }],
  [
    'a JPEG with a segment before its frame',
    [0xff, 0xd8, ...frame(0xbf, 9), ...frame(0xc0, 8)],
    { width: 100, height: 8 },
  ],
  ['a JPEG with bytes that are no segment', [0xff, 0xd8, 0, ...frame(0xc0, 8).slice(1)], undefined],
])('reads the size of %s', (_case, bytes, size) => {
  expect(readImageSize(Buffer.from(bytes))).toEqual(size);
});

test('terminates for any bytes', () => {
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
