import type { Kind } from './classify.rules.ts';
import { closeCoasts } from './coast.rules.ts';
import { DEGREE, type Bounds } from './points.ts';
import { getSignedArea, type Position } from './rings.rules.ts';

const EARTH: Kind = { layer: 'earth', kind: 'earth', min: 0 };
const INLAND: Kind = { layer: 'water', kind: 'water', min: 0 };
const OCEAN: Kind = { layer: 'water', kind: 'ocean', min: 0 };
/** The sea is drawn in the tiles of this zoom through which a coast passes. */
const SEA_ZOOM = 10;

type Line = readonly Position[];

const isWithin = (line: Line, [west, south, east, north]: Bounds) =>
  line.every(([x, y]) => x >= west && x <= east && y >= south && y <= north);

/** Cells of a grid through which coasts pass, within the bounds. */
function findCells(lines: readonly Line[], [west, south, east, north]: Bounds): Position[][] {
  const size = (360 * DEGREE) / 2 ** SEA_ZOOM;
  const cells = new Map<string, Position[]>();
  for (const [x, y] of lines.flat()) {
    if (x < west || x > east || y < south || y > north) continue;
    const [column, row] = [Math.floor(x / size), Math.floor(y / size)];
    const [left, bottom] = [Math.max(column * size, west), Math.max(row * size, south)];
    const [right, top] = [Math.min((column + 1) * size, east), Math.min((row + 1) * size, north)];
    const corners: Position[] = [
      [left, bottom],
      [right, bottom],
      [right, top],
      [left, top],
    ];
    cells.set(`${column} ${row}`, [...corners, [left, bottom]]);
  }
  return [...cells.values()];
}

/** Land and, below it, the sea around it, of coasts that are closed (`rings`) or leave the region (`open`). */
export function createCoasts(rings: readonly Line[], open: readonly Line[], bounds: Bounds) {
  const whole = rings.filter((ring) => isWithin(ring, bounds));
  const crossing = [...open, ...rings.filter((ring) => !isWithin(ring, bounds))];
  const closed = closeCoasts(crossing, bounds);
  const toAreas = (kind: Kind, areas: readonly Line[]) => areas.map((ring) => ({ kind, ring }));
  return [
    ...toAreas(EARTH, [...(closed ?? []), ...whole.filter((ring) => getSignedArea(ring) > 0)]),
    ...toAreas(
      INLAND,
      whole.filter((ring) => getSignedArea(ring) < 0),
    ),
    ...toAreas(OCEAN, closed ? findCells([...crossing, ...whole], bounds) : []),
  ];
}
