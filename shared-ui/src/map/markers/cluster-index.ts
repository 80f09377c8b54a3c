import Supercluster, { type PointFeature } from 'supercluster';
import { toCoordinates, toLngLat, type Coordinates, type LngLat } from '../engine/geo.ts';

type Identified = Coordinates & { id: string };
export type Cluster<Item> = {
  at: LngLat;
  count: number;
  listItems: () => Item[];
  /** The zoom at which the cluster splits. */
  getExpansionZoom: () => number;
};
export type ClustersInView<Item> = { clusters: Cluster<Item>[]; singles: Item[] };
type Bounds = { getWest(): number; getSouth(): number; getEast(): number; getNorth(): number };
type Leaf<Item extends Identified> = PointFeature<Item>;

/** px within which items are clustered. */
const RADIUS = 60;
/** Nothing is clustered at higher zooms. */
export const LAST_CLUSTERED_ZOOM = 15;
const UNCLUSTERED_ZOOM = LAST_CLUSTERED_ZOOM + 1;

const toLevel = (zoom: number) => Math.min(UNCLUSTERED_ZOOM, Math.max(0, Math.floor(zoom)));
const toLeaf = <Item extends Identified>(item: Item): Leaf<Item> => ({
  type: 'Feature',
  properties: item,
  geometry: { type: 'Point', coordinates: toLngLat(item) },
});

function createIndex<Item extends Identified>(leaves: readonly Leaf<Item>[], level: number) {
  const zoom = Math.min(level, LAST_CLUSTERED_ZOOM);
  return new Supercluster<Item, object>({ radius: RADIUS, minZoom: zoom, maxZoom: zoom }).load([...leaves]);
}

/** The first zoom after `level` at which the leaves form more than one cluster. */
function findExpansionZoom<Item extends Identified>(leaves: readonly Leaf<Item>[], level: number): number {
  for (let next = level + 1; next < UNCLUSTERED_ZOOM; next += 1)
    if (createIndex(leaves, next).getClusters([-180, -90, 180, 90], next).length > 1) return next;
  return UNCLUSTERED_ZOOM;
}

/**
 * Items by position, clustered if they are close to each other. Indexes the current zoom only, on demand: all zooms
 * together would take ten times as long, on every keystroke of a search.
 */
export class ClusterIndex<Item extends Identified> {
  private readonly isClustered: boolean;
  private items: readonly Item[] = [];
  private current: { level: number; index: Supercluster<Item, object> } | undefined;

  constructor(isClustered: boolean) {
    this.isClustered = isClustered;
  }

  load(items: readonly Item[]) {
    this.items = items;
    this.current = undefined;
  }

  getInView(bounds: Bounds, zoom: number): ClustersInView<Item> {
    const level = this.isClustered ? toLevel(zoom) : UNCLUSTERED_ZOOM;
    const index = this.getIndex(level);
    const result: ClustersInView<Item> = { clusters: [], singles: [] };
    for (const { properties, geometry } of index.getClusters(
      [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
      level,
    )) {
      if ('cluster_id' in properties) {
        const { cluster_id: id, point_count: count } = properties;
        const getLeaves = () => index.getLeaves(id, Infinity) as Leaf<Item>[];
        result.clusters.push({
          at: toLngLat(toCoordinates(geometry.coordinates)),
          count,
          listItems: () => getLeaves().map((leaf) => leaf.properties),
          getExpansionZoom: () => findExpansionZoom(getLeaves(), level),
        });
      } else {
        result.singles.push(properties);
      }
    }
    return result;
  }

  private getIndex(level: number) {
    if (this.current?.level !== level) this.current = { level, index: createIndex(this.items.map(toLeaf), level) };
    return this.current.index;
  }
}
