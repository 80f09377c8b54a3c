import type { Colour } from './png.ts';

/** Layers, the nearest last. */
export type Shape = { colour: Colour; holds: (x: number, y: number) => boolean };

export const box = (colour: Colour, left: number, top: number, right: number, bottom: number): Shape => ({
  colour,
  holds: (x, y) => x >= left && x < right && y >= top && y < bottom,
});
export const disc = (colour: Colour, middle: number, height: number, radius: number): Shape => ({
  colour,
  holds: (x, y) => Math.hypot(x - middle, y - height) < radius,
});
export const darker = ([red, green, blue]: Colour): Colour => [
  Math.round(red * 0.8),
  Math.round(green * 0.8),
  Math.round(blue * 0.8),
];
