import type { Marker } from '../engine/engine.ts';
import type { LngLat } from '../engine/geo.ts';
import type { MapHandle } from '../engine/map-context.ts';
import type { Cluster } from './cluster-index.ts';
import type { MarkerTone } from './marker-tone.ts';

/** A summary of a cluster's items. */
export type ClusterSummary = {
  /** Accessible name and tooltip. */
  label: string;
  /** The number of items per tone, drawn as a ring. */
  ring?: readonly { tone: MarkerTone; count: number }[];
  /** The tone of a mark for what needs attention. */
  alert?: MarkerTone | undefined;
};
type Options<Item> = {
  summarize: (cluster: Cluster<Item>) => ClusterSummary;
  hasReducedMotion: () => boolean;
};

const MAX_ZOOM = 18;
const DURATION_MS = 300;

type ClusterMarker<Item> = { element: HTMLElement; marker: Marker; cluster: Cluster<Item> };

/** A colour stop for each share, clockwise from the top. */
function toGradient(ring: NonNullable<ClusterSummary['ring']>, total: number): string {
  let end = 0;
  const stops = ring.map(({ tone, count }) => {
    const start = end;
    end += (count / total) * 100;
    return `var(--ui-colors-status-${tone}-fg) ${start.toFixed(1)}% ${end.toFixed(1)}%`;
  });
  return `conic-gradient(${stops.join(', ')})`;
}

/** Markers with the number of items in a cluster. Elements are reused. */
export class ClusterMarkers<Item> {
  private readonly clusterMarkers: ClusterMarker<Item>[] = [];
  private readonly handle: MapHandle;
  private readonly options: Options<Item>;

  constructor(handle: MapHandle, options: Options<Item>) {
    this.handle = handle;
    this.options = options;
  }

  show(clusters: readonly Cluster<Item>[]) {
    for (const [index, cluster] of clusters.entries())
      this.update(this.clusterMarkers[index] ?? this.add(cluster), cluster);
    for (const { marker } of this.clusterMarkers.splice(clusters.length)) marker.remove();
  }

  private update(clusterMarker: ClusterMarker<Item>, cluster: Cluster<Item>) {
    clusterMarker.cluster = cluster;
    clusterMarker.marker.setLngLat(cluster.at);
    const { element } = clusterMarker;
    const { label, ring, alert = '' } = this.options.summarize(cluster);
    if (element.title === label && element.dataset['alert'] === alert) return;
    element.textContent = String(cluster.count);
    element.title = label;
    element.setAttribute('aria-label', label);
    element.dataset['alert'] = alert;
    if (ring) element.style.setProperty('--consign-ring', toGradient(ring, cluster.count));
  }

  private add(cluster: Cluster<Item>): ClusterMarker<Item> {
    const element = document.createElement('button');
    element.type = 'button';
    element.className = 'consign-cluster';
    element.tabIndex = -1;
    const added: ClusterMarker<Item> = { element, cluster, marker: this.handle.engine.createMarker(element) };
    element.addEventListener('click', () => this.zoomTo(added.cluster.at, added.cluster.getExpansionZoom()));
    added.marker.setLngLat(cluster.at);
    added.marker.addTo(this.handle.map);
    this.clusterMarkers.push(added);
    return added;
  }

  private zoomTo(center: LngLat, zoom: number) {
    this.handle.map.easeTo({
      center,
      zoom: Math.min(MAX_ZOOM, zoom),
      duration: this.options.hasReducedMotion() ? 0 : DURATION_MS,
    });
  }
}
