import { Bubbles, type BubbleWords } from './bubbles.ts';
import { ClusterIndex } from './cluster-index.ts';
import type { Marker } from './engine.ts';
import { lngLat, type Place } from './geo.ts';
import type { Stage } from './map-context.ts';

export type MarkerTone = 'neutral' | 'info' | 'progress' | 'warn' | 'bad' | 'good';
export type MapMarker = Place & {
  id: string;
  /** What it is called for who does not see it. */
  label: string;
  /** Stands in it: a number. */
  text?: string;
  /** Two letters in place of the text, of what the label says whole: only to be seen. */
  initials?: string;
  tone?: MarkerTone;
};

export type MarkerOptions = {
  isClustered: boolean;
  say: BubbleWords;
  isStill: () => boolean;
  onSelect: ((id: string) => void) | undefined;
};
type Pin = { element: HTMLElement; marker: Marker };

function draw(element: HTMLElement, { label, text = '', initials = '', tone }: MapMarker, isSelected: boolean) {
  element.textContent = text;
  element.dataset['initials'] = initials;
  element.title = label;
  element.setAttribute('aria-label', label);
  element.dataset['tone'] = tone ?? '';
  element.setAttribute('aria-current', String(isSelected));
}

/** Markers that stand still. Only what is in view is on the page. */
export class MarkerLayer {
  private readonly index: ClusterIndex<MapMarker>;
  private readonly bubbles: Bubbles;
  private readonly pins = new Map<string, Pin>();
  private readonly stage: Stage;
  private readonly options: MarkerOptions;
  private selected: string | null = null;

  constructor(stage: Stage, options: MarkerOptions) {
    this.stage = stage;
    this.options = options;
    this.index = new ClusterIndex(options.isClustered);
    this.bubbles = new Bubbles(stage, options.say, options.isStill);
    stage.map.on('moveend', this.refresh);
  }

  set(markers: readonly MapMarker[], selected: string | null) {
    this.selected = selected;
    this.index.load(markers);
    this.refresh();
  }

  readonly refresh = () => {
    const bounds = this.stage.map.getBounds();
    if (!bounds) return;
    const { bubbles, singles } = this.index.inView(bounds, this.stage.map.getZoom());
    this.bubbles.show(bubbles);
    const kept = new Set(singles.map(({ id }) => id));
    for (const [id, { marker }] of this.pins) if (!kept.has(id) && this.pins.delete(id)) marker.remove();
    for (const single of singles) this.show(single);
  };

  destroy() {
    this.stage.map.off('moveend', this.refresh);
    this.bubbles.show([]);
    for (const { marker } of this.pins.values()) marker.remove();
  }

  private show(item: MapMarker) {
    const pin = this.pins.get(item.id) ?? this.make(item.id);
    draw(pin.element, item, item.id === this.selected);
    pin.marker.setLngLat(lngLat(item));
    if (pin.element.isConnected) return;
    pin.marker.addTo(this.stage.map);
  }

  private make(id: string): Pin {
    const { onSelect } = this.options;
    const element = document.createElement(onSelect ? 'button' : 'div');
    element.className = 'consign-pin';
    if (onSelect) {
      Object.assign(element, { type: 'button', tabIndex: -1 });
      element.addEventListener('click', () => onSelect(id));
    } else {
      element.setAttribute('role', 'img');
    }
    const pin = { element, marker: this.stage.engine.createMarker(element) };
    this.pins.set(id, pin);
    return pin;
  }
}
