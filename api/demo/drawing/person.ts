import { type Colour, png } from './png.ts';
import { box, darker, disc, type Shape } from './shapes.ts';

const [WIDTH, HEIGHT] = [160, 200];
const WALL: Colour = [226, 232, 240];
const HAIR: Colour = [38, 30, 26];
const SKINS: readonly Colour[] = [
  [141, 92, 60],
  [161, 110, 75],
  [120, 78, 52],
];
const SHIRTS: readonly Colour[] = [
  [37, 99, 235],
  [22, 128, 61],
  [180, 83, 9],
  [71, 85, 105],
  [153, 27, 27],
];

const of = <T>(list: readonly T[], n: number) => list[n % list.length] as T;

function bust(n: number, left: number, top: number, size: number): Shape[] {
  const [skin, shirt] = [of(SKINS, n), of(SHIRTS, n)];
  const at = (x: number) => left + x * size;
  const down = (y: number) => top + y * size;
  return [
    disc(shirt, at(80), down(206), 70 * size),
    box(darker(skin), at(66), down(112), at(94), down(146)),
    disc(HAIR, at(80), down(76), 44 * size),
    disc(skin, at(80), down(88), 38 * size),
    disc(HAIR, at(66), down(84), 4 * size),
    disc(HAIR, at(94), down(84), 4 * size),
    box(darker(skin), at(68), down(106), at(92), down(110)),
  ];
}

const drawn = (width: number, height: number, ground: Colour, shapes: readonly Shape[]) =>
  png(width, height, (x, y) => shapes.findLast(({ holds }) => holds(x, y))?.colour ?? ground);

/** A portrait from the front, as in a passport. */
export const portrait = (n: number): Buffer => drawn(WIDTH, HEIGHT, WALL, bust(n, 0, 0, 1));

const INK: Colour = [100, 116, 139];
const line = (top: number, width: number) => box(INK, 124, top, 124 + width, top + 7);

/** A driving licence with a portrait and lines in place of text. */
export const licence = (n: number): Buffer =>
  drawn(
    320,
    200,
    [236, 253, 245],
    [
      box([6, 95, 70], 0, 0, 320, 34),
      box(WALL, 20, 52, 108, 162),
      ...bust(n, 20, 52, 0.55).map(({ colour, holds }) => ({
        colour,
        holds: (x: number, y: number) => x >= 20 && x < 108 && y < 162 && holds(x, y),
      })),
      line(60, 150),
      line(84, 110),
      line(108, 130),
      line(132, 90),
      line(172, 150),
    ],
  );
