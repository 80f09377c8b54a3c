import Supercluster, { type PointFeature } from 'supercluster';
import { lngLat, placeAt, type LngLat, type Place } from './geo.ts';

type Identified = Place & { id: string };
export type Bubble = { at: LngLat; count: number; /** The zoom at which it falls apart. */ opensAt: () => number };
export type InView<Item> = { bubbles: Bubble[]; singles: Item[] };
type Corners = { getWest(): number; getSouth(): number; getEast(): number; getNorth(): number };
type Leaf<Item extends Identified> = PointFeature<Item>;

/** px around one place within which others are drawn together with it. */
const RADIUS = 60;
/** From the next one on, nothing is drawn together. */
export const LAST_CLUSTERED_ZOOM = 15;
const APART = LAST_CLUSTERED_ZOOM + 1;

const levelOf = (zoom: number) => Math.min(APART, Math.max(0, Math.floor(zoom)));
const leafOf = <Item extends Identified>(item: Item): Leaf<Item> => ({
  type: 'Feature',
  properties: item,
  geometry: { type: 'Point', coordinates: lngLat(item) },
});

/** Of one zoom, and of all places apart. */
function clustered<Item extends Identified>(leaves: readonly Leaf<Item>[], level: number) {
  const zoom = Math.min(level, LAST_CLUSTERED_ZOOM);
  return new Supercluster<Item, object>({ radius: RADIUS, minZoom: zoom, maxZoom: zoom }).load([...leaves]);
}

/** The zoom after `level` at which these are no longer one bubble. */
function partsAt<Item extends Identified>(leaves: readonly Leaf<Item>[], level: number): number {
  for (let next = level + 1; next < APART; next += 1)
    if (clustered(leaves, next).getClusters([-180, -90, 180, 90], next).length > 1) return next;
  return APART;
}

/** Places by where they are, drawn together where they stand close. Only the zoom that is looked at is clustered, when it is looked at: all of them together take ten times as long, for every key of a search. */
export class ClusterIndex<Item extends Identified> {
  private readonly clusters: boolean;
  private items: readonly Item[] = [];
  private made: { level: number; index: Supercluster<Item, object> } | undefined;

  constructor(clusters: boolean) {
    this.clusters = clusters;
  }

  load(items: readonly Item[]) {
    this.items = items;
    this.made = undefined;
  }

  inView(bounds: Corners, zoom: number): InView<Item> {
    const level = this.clusters ? levelOf(zoom) : APART;
    const index = this.indexAt(level);
    const seen: InView<Item> = { bubbles: [], singles: [] };
    for (const { properties, geometry } of index.getClusters(
      [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
      level,
    )) {
      if ('cluster_id' in properties) {
        const { cluster_id: id, point_count: count } = properties;
        seen.bubbles.push({
          at: lngLat(placeAt(geometry.coordinates)),
          count,
          opensAt: () => partsAt(index.getLeaves(id, Infinity) as Leaf<Item>[], level),
        });
      } else {
        seen.singles.push(properties);
      }
    }
    return seen;
  }

  private indexAt(level: number) {
    if (this.made?.level !== level) this.made = { level, index: clustered(this.items.map(leafOf), level) };
    return this.made.index;
  }
}
