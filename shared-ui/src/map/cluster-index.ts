import type { Feature, Point } from 'geojson';
import Supercluster from 'supercluster';
import { lngLat, placeAt, type LngLat, type Place } from './geo.ts';

type Identified = Place & { id: string };
type Leaf<Item> = Feature<Point, { item: Item }>;
export type Bubble = { at: LngLat; count: number; /** The zoom at which it falls apart. */ opensAt: () => number };
export type InView<Item> = { bubbles: Bubble[]; singles: Item[] };
type Corners = { getWest(): number; getSouth(): number; getEast(): number; getNorth(): number };

const RADIUS = 60;
/** From here on, nothing is drawn together. */
export const LAST_CLUSTERED_ZOOM = 15;

/** Places by where they are, drawn together where they stand close. */
export class ClusterIndex<Item extends Identified> {
  private index: Supercluster;
  private readonly leaves = new Map<string, Leaf<Item>>();

  constructor(clusters: boolean) {
    this.index = new Supercluster({ radius: clusters ? RADIUS : 0, maxZoom: clusters ? LAST_CLUSTERED_ZOOM : 0, minPoints: clusters ? 2 : Infinity });
  }

  load(items: readonly Item[]) {
    const leaves = items.map((item) => this.leafOf(item));
    if (this.leaves.size > items.length * 2) this.forget(items);
    this.index.load(leaves as never);
  }

  inView(bounds: Corners, zoom: number): InView<Item> {
    const found = this.index.getClusters([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()], Math.floor(zoom));
    const seen: InView<Item> = { bubbles: [], singles: [] };
    for (const { properties, geometry } of found) {
      const told = properties as { item?: Item; cluster_id?: number; point_count?: number };
      if (told.item) seen.singles.push(told.item);
      else seen.bubbles.push({ at: lngLat(placeAt(geometry.coordinates)), count: told.point_count ?? 0, opensAt: () => this.index.getClusterExpansionZoom(told.cluster_id ?? 0) });
    }
    return seen;
  }

  /** One object for each item, whose place changes: thousands of new ones a second would have to be cleared away. */
  private leafOf(item: Item): Leaf<Item> {
    const leaf = this.leaves.get(item.id);
    if (!leaf) {
      const made: Leaf<Item> = { type: 'Feature', properties: { item }, geometry: { type: 'Point', coordinates: lngLat(item) } };
      this.leaves.set(item.id, made);
      return made;
    }
    leaf.properties.item = item;
    leaf.geometry.coordinates = lngLat(item);
    return leaf;
  }

  private forget(kept: readonly Item[]) {
    const ids = new Set(kept.map(({ id }) => id));
    for (const id of this.leaves.keys()) if (!ids.has(id)) this.leaves.delete(id);
  }
}
