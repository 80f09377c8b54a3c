import { type Colour, png } from './png.ts';

type Rgb = readonly [number, number, number];

const WHITE: Rgb = [255, 255, 255];
const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
const within = (value: number) => Math.min(1, Math.max(0, value));

/** @param share 0: only the first colour, 1: only the second */
function mixed(first: Rgb, second: Rgb, share: number): Rgb {
  if (share <= 0) return first;
  if (share >= 1) return second;
  const between = (one: number, other: number) => Math.round(one + (other - one) * share);
  return [between(first[0], second[0]), between(first[1], second[1]), between(first[2], second[2])];
}

const ICON = 64;
const CORNER = 14;

/** The distance of a point from a rounded square. */
function outside(x: number, y: number) {
  const [dx, dy] = [x, y].map((at) => Math.max(CORNER - at, at - (ICON - 1 - CORNER), 0));
  return Math.hypot(dx ?? 0, dy ?? 0) - CORNER;
}

/** A road to the horizon, on the accent colour. @param accent `#rrggbb` */
export function favicon(accent: string): Buffer {
  const ground = rgb(accent);
  return png(ICON, ICON, (x, y): Colour => {
    const alpha = Math.round(255 * within(0.5 - outside(x, y)));
    const [middle, half] = [ICON / 2 - 0.5, (y - 12) * 0.42];
    const onRoad = within(half - Math.abs(x - middle) + 0.5) * Number(y > 14);
    const onLine = within(half * 0.12 - Math.abs(x - middle) + 0.5) * Number(y > 18 && (y * y) % 640 < 400);
    return [...mixed(mixed(ground, WHITE, onRoad), ground, onLine), alpha];
  });
}

const [WIDTH, HEIGHT] = [360, 480];
const SUN = { x: 248, y: 142, radius: 35 };
/** Ridges from far to near: position, amplitude, width and darkness. */
const RIDGES = [
  { at: 225, swing: 35, width: 112, phase: 0.4, dark: 0.18 },
  { at: 285, swing: 44, width: 158, phase: 2.1, dark: 0.35 },
  { at: 352, swing: 30, width: 98, phase: 4.0, dark: 0.52 },
  { at: 420, swing: 22, width: 195, phase: 5.2, dark: 0.7 },
];
const NIGHT: Rgb = [15, 23, 42];
const DAWN: Rgb = [255, 237, 213];
const LIGHT: Rgb = [255, 251, 235];

/** Hills at dawn in the accent colour. @param accent `#rrggbb` */
export function loginImage(accent: string): Buffer {
  const house = rgb(accent);
  const zenith = mixed(house, WHITE, 0.25);
  const hills = RIDGES.map(({ at, swing, width, phase, dark }) => ({
    colour: mixed(house, NIGHT, dark),
    tops: Array.from(
      { length: WIDTH },
      (_, x) => at - swing * Math.sin(x / width + phase) - (swing / 3) * Math.sin((x / width) * 2.7 + phase),
    ),
  }));
  return png(WIDTH, HEIGHT, (x, y): Colour => {
    let colour = mixed(mixed(zenith, DAWN, y / 315), LIGHT, SUN.radius - Math.hypot(x - SUN.x, y - SUN.y) + 0.5);
    for (const hill of hills) colour = mixed(colour, hill.colour, y - (hill.tops[x] ?? 0) + 0.5);
    return colour;
  });
}
