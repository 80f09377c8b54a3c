import { greatCircleKm, type Point } from '../../../src/platform/geometry/great-circle.rules.ts';
import { chanceOf } from '../chance.ts';
import { ROADS } from './roads.ts';
import { TOWNS, type Town } from './towns.ts';

/** A bend every so many km. */
const PIECE_KM = 0.8;
/** How far a road deviates from the straight line between two towns, as a fraction of its length. */
const SWERVE = 0.006;
const SWERVES = 3;

/** `points`: from one town to the other. */
type Edge = { from: Town; to: Town; points: readonly Point[]; km: number };

const lengthOf = (points: readonly Point[]) =>
  points.slice(1).reduce((sum, point, i) => sum + greatCircleKm(points[i] ?? point, point), 0);

/** Straight, in pieces; with a few bends where it is named: the same for every vehicle. */
export function lineBetween(from: Point, to: Point, name?: string): Point[] {
  const pieces = Math.max(1, Math.round(greatCircleKm(from, to) / PIECE_KM));
  const [north, east] = [to[0] - from[0], to[1] - from[1]];
  const side = name === undefined ? 0 : SWERVE * (chanceOf(name)() < 0.5 ? -1 : 1);
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const along = i / pieces;
    const aside = side * Math.sin(Math.PI * SWERVES * along);
    return [from[0] + north * along - east * aside, from[1] + east * along + north * aside];
  });
}

const toEdge = (from: Town, to: Town): Edge => {
  const points = lineBetween(TOWNS[from], TOWNS[to], `${from}/${to}`);
  return { from, to, points, km: lengthOf(points) };
};
const EDGES: readonly Edge[] = ROADS.flatMap((towns) => towns.slice(1).map((to, i) => toEdge(towns[i] ?? to, to)));

/** The roads from each town, in both directions. */
const EDGES_FROM = Map.groupBy(
  EDGES.flatMap((edge) => [edge, { from: edge.to, to: edge.from, points: edge.points.toReversed(), km: edge.km }]),
  ({ from }) => from,
);

type Reached = { km: number; by: Edge | null };

function nearestOpen(reached: ReadonlyMap<Town, Reached>, done: ReadonlySet<Town>): Town | undefined {
  let [nearest, least]: [Town | undefined, number] = [undefined, Infinity];
  for (const [town, { km }] of reached) if (!done.has(town) && km < least) [nearest, least] = [town, km];
  return nearest;
}

/** The shortest paths from a town to all others (Dijkstra). */
function shortestPaths(start: Town): ReadonlyMap<Town, Reached> {
  const reached = new Map<Town, Reached>([[start, { km: 0, by: null }]]);
  const done = new Set<Town>();
  for (let town = nearestOpen(reached, done); town; town = nearestOpen(reached, done)) {
    done.add(town);
    const { km } = reached.get(town) ?? { km: 0 };
    for (const edge of EDGES_FROM.get(town) ?? [])
      if (km + edge.km < (reached.get(edge.to)?.km ?? Infinity)) reached.set(edge.to, { km: km + edge.km, by: edge });
  }
  return reached;
}

const pathsByTown = new Map<Town, ReadonlyMap<Town, Reached>>();
const findPaths = (start: Town) => {
  const found = pathsByTown.get(start) ?? shortestPaths(start);
  pathsByTown.set(start, found);
  return found;
};

function findTownPath(from: Town, to: Town): { points: Point[]; km: number } {
  const reached = findPaths(from);
  const legs: Edge[] = [];
  for (let edge = reached.get(to)?.by; edge; edge = reached.get(edge.from)?.by) legs.unshift(edge);
  return { points: legs.flatMap(({ points }) => points.slice(1)), km: reached.get(to)?.km ?? Infinity };
}

/** The point of the roads that is nearest to a place. */
function findAccess(place: Point) {
  let [best, least]: [{ edge: Edge; index: number } | undefined, number] = [undefined, Infinity];
  for (const edge of EDGES)
    for (const [index, point] of edge.points.entries()) {
      const km = greatCircleKm(place, point);
      if (km < least) [best, least] = [{ edge, index }, km];
    }
  if (!best) throw new Error('There are no roads');
  return best;
}
type Access = ReturnType<typeof findAccess>;

const accesses = new Map<string, Access>();
function accessTo(place: Point): Access {
  const found = accesses.get(place.join()) ?? findAccess(place);
  accesses.set(place.join(), found);
  return found;
}

/** From a point on a road to the towns at both of its ends. */
const toEnds = ({ edge: { from, to, points }, index }: Access) => [
  { town: from, points: points.slice(0, index + 1).toReversed() },
  { town: to, points: points.slice(index) },
];

function alongOneRoad({ edge, index }: Access, other: Access): Point[] | undefined {
  if (edge !== other.edge) return undefined;
  return index <= other.index
    ? edge.points.slice(index, other.index + 1)
    : edge.points.slice(other.index, index + 1).toReversed();
}

function alongRoads(from: Access, to: Access): readonly Point[] {
  const ends = toEnds(from).flatMap((start) => toEnds(to).map((end) => ({ start, end })));
  const options = ends.map(({ start, end }) => {
    const way = findTownPath(start.town, end.town);
    return {
      points: [...start.points, ...way.points, ...end.points.toReversed().slice(1)],
      km: lengthOf(start.points) + way.km + lengthOf(end.points),
    };
  });
  return options.toSorted((a, b) => a.km - b.km)[0]?.points ?? [];
}

/** The path by road between two places, with a stretch of side road at both ends. */
export function roadBetween(from: Point, to: Point): Point[] {
  const [start, end] = [accessTo(from), accessTo(to)];
  const onRoads = alongOneRoad(start, end) ?? alongRoads(start, end);
  const [first, last] = [onRoads[0] ?? from, onRoads.at(-1) ?? to];
  return [...lineBetween(from, first).slice(0, -1), ...onRoads, ...lineBetween(last, to).slice(1)];
}
