import type { Marker } from '../engine/engine.ts';
import type { LngLat } from '../engine/geo.ts';
import type { MapHandle } from '../engine/map-context.ts';
import type { Cluster } from './cluster-index.ts';

export type FormatClusterLabel = (count: number) => string;

const MAX_ZOOM = 18;
const DURATION_MS = 300;

type ClusterMarker = { element: HTMLElement; marker: Marker; cluster: Cluster };

/** Markers with the number of items in a cluster. Elements are reused. */
export class ClusterMarkers {
  private readonly clusterMarkers: ClusterMarker[] = [];
  private readonly handle: MapHandle;
  private readonly formatLabel: FormatClusterLabel;
  private readonly hasReducedMotion: () => boolean;

  constructor(handle: MapHandle, formatLabel: FormatClusterLabel, hasReducedMotion: () => boolean) {
    this.handle = handle;
    this.formatLabel = formatLabel;
    this.hasReducedMotion = hasReducedMotion;
  }

  show(clusters: readonly Cluster[]) {
    for (const [index, cluster] of clusters.entries())
      this.update(this.clusterMarkers[index] ?? this.add(cluster), cluster);
    for (const { marker } of this.clusterMarkers.splice(clusters.length)) marker.remove();
  }

  private update(clusterMarker: ClusterMarker, cluster: Cluster) {
    clusterMarker.cluster = cluster;
    clusterMarker.marker.setLngLat(cluster.at);
    const text = String(cluster.count);
    if (clusterMarker.element.textContent === text) return;
    clusterMarker.element.textContent = text;
    clusterMarker.element.setAttribute('aria-label', this.formatLabel(cluster.count));
  }

  private add(cluster: Cluster): ClusterMarker {
    const element = document.createElement('button');
    element.type = 'button';
    element.className = 'consign-cluster';
    element.tabIndex = -1;
    const added: ClusterMarker = { element, cluster, marker: this.handle.engine.createMarker(element) };
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
      duration: this.hasReducedMotion() ? 0 : DURATION_MS,
    });
  }
}
