import type { Marker } from '../engine/engine.ts';
import { toLngLat, type Coordinates } from '../engine/geo.ts';
import type { MapHandle } from '../engine/map-context.ts';
import { ClusterIndex } from './cluster-index.ts';
import { ClusterMarkers } from './cluster-markers.ts';
import type { MarkerTone } from './marker-tone.ts';

export type MapMarker = Coordinates & {
  id: string;
  /** Accessible name and tooltip. */
  label: string;
  /** Shown in the marker: a number. */
  text?: string;
  /** Two letters in place of the text; purely visual. */
  initials?: string;
  tone?: MarkerTone;
};

export type MarkerOptions = {
  isClustered: boolean;
  formatClusterLabel: (count: number) => string;
  hasReducedMotion: () => boolean;
  onSelect: ((id: string) => void) | undefined;
};
type Pin = { element: HTMLElement; marker: Marker };

function updateElement(
  element: HTMLElement,
  { label, text = '', initials = '', tone }: MapMarker,
  isSelected: boolean,
) {
  element.textContent = text;
  element.dataset['initials'] = initials;
  element.title = label;
  element.setAttribute('aria-label', label);
  element.dataset['tone'] = tone ?? '';
  element.setAttribute('aria-current', String(isSelected));
}

/** Static markers. Only those in view have elements. */
export class MarkerLayer {
  private readonly index: ClusterIndex<MapMarker>;
  private readonly clusterMarkers: ClusterMarkers<MapMarker>;
  private readonly pins = new Map<string, Pin>();
  private readonly handle: MapHandle;
  private readonly options: MarkerOptions;
  private selectedId: string | null = null;

  constructor(handle: MapHandle, options: MarkerOptions) {
    this.handle = handle;
    this.options = options;
    this.index = new ClusterIndex(options.isClustered);
    this.clusterMarkers = new ClusterMarkers(handle, {
      summarize: ({ count }) => ({ label: options.formatClusterLabel(count) }),
      hasReducedMotion: options.hasReducedMotion,
    });
    handle.map.on('moveend', this.refresh);
  }

  setMarkers(markers: readonly MapMarker[], selectedId: string | null) {
    this.selectedId = selectedId;
    this.index.load(markers);
    this.refresh();
  }

  readonly refresh = () => {
    const bounds = this.handle.map.getBounds();
    if (!bounds) return;
    const { clusters, singles } = this.index.getInView(bounds, this.handle.map.getZoom());
    this.clusterMarkers.show(clusters);
    const visibleIds = new Set(singles.map(({ id }) => id));
    for (const [id, { marker }] of this.pins) if (!visibleIds.has(id) && this.pins.delete(id)) marker.remove();
    for (const single of singles) this.show(single);
  };

  destroy() {
    this.handle.map.off('moveend', this.refresh);
    this.clusterMarkers.show([]);
    for (const { marker } of this.pins.values()) marker.remove();
  }

  private show(item: MapMarker) {
    const pin = this.pins.get(item.id) ?? this.createPin(item.id);
    updateElement(pin.element, item, item.id === this.selectedId);
    pin.marker.setLngLat(toLngLat(item));
    if (pin.element.isConnected) return;
    pin.marker.addTo(this.handle.map);
  }

  private createPin(id: string): Pin {
    const { onSelect } = this.options;
    const element = document.createElement(onSelect ? 'button' : 'div');
    element.className = 'consign-pin';
    if (onSelect) {
      Object.assign(element, { type: 'button', tabIndex: -1 });
      element.addEventListener('click', () => onSelect(id));
    } else {
      element.setAttribute('role', 'img');
    }
    const pin = { element, marker: this.handle.engine.createMarker(element) };
    this.pins.set(id, pin);
    return pin;
  }
}
