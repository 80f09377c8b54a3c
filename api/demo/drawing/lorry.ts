import { type Colour, png } from './png.ts';
import { box, darker, disc } from './shapes.ts';

const [WIDTH, HEIGHT, GROUND] = [320, 200, 168];
const BLACK: Colour = [31, 41, 55];
const GLASS: Colour = [148, 180, 205];
const STEEL: Colour = [156, 163, 175];
const LAMP: Colour = [253, 230, 138];
const WOOD: Colour = [146, 108, 72];

const wheel = (at: number) => [disc(BLACK, at, 158, 20), disc(STEEL, at, 158, 9)];
const STREET: Colour = [120, 113, 108];
/** Sky above the street, line by line. */
const BEHIND = Array.from({ length: GROUND }, (_, y): Colour => [
  Math.round(214 - y / 4),
  Math.round(228 - y / 8),
  240,
]);

/** The view of each side, as in a photo. */
const VIEWS = {
  photoFront: (paint: Colour) => [
    box(paint, 90, 40, 230, 150),
    box(GLASS, 102, 52, 218, 94),
    box(darker(paint), 90, 110, 230, 132),
    disc(LAMP, 108, 121, 9),
    disc(LAMP, 212, 121, 9),
    box([255, 255, 255], 136, 136, 184, 148),
    box(BLACK, 96, 150, 122, 172),
    box(BLACK, 198, 150, 224, 172),
  ],
  photoRear: (paint: Colour) => [
    box(paint, 84, 24, 236, 146),
    box(darker(paint), 158, 24, 162, 146),
    box([220, 38, 38], 84, 146, 102, 156),
    box([220, 38, 38], 218, 146, 236, 156),
    box(BLACK, 94, 156, 120, 174),
    box(BLACK, 200, 156, 226, 174),
  ],
  photoSide: (paint: Colour) => [
    box(paint, 24, 36, 214, 142),
    box(darker(paint), 24, 130, 214, 146),
    box(paint, 220, 66, 292, 146),
    box(GLASS, 246, 76, 286, 104),
    box(LAMP, 284, 124, 292, 134),
    ...wheel(66),
    ...wheel(110),
    ...wheel(256),
  ],
  photoInside: (paint: Colour) => [
    box(paint, 30, 20, 290, 180),
    box(darker(paint), 80, 50, 240, 140),
    box(WOOD, 80, 140, 240, 150),
    box(WOOD, 60, 150, 260, 162),
    box(WOOD, 30, 162, 290, 180),
  ],
} as const;

export type View = keyof typeof VIEWS;

/** A generated picture of a lorry. @param paint red, green, blue */
export function lorry(paint: Colour, view: View): Buffer {
  const shapes = VIEWS[view](paint);
  return png(WIDTH, HEIGHT, (x, y) => shapes.findLast(({ holds }) => holds(x, y))?.colour ?? BEHIND[y] ?? STREET);
}
