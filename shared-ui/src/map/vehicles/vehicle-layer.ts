import { ArrowLayer } from './arrow-layer.ts';
import { Bubbles, type BubbleWords } from './bubbles.ts';
import { ClusterIndex, LAST_CLUSTERED_ZOOM } from './cluster-index.ts';
import type { Marker } from './engine.ts';
import type { Fleet, MapVehicle } from './fleet.ts';
import { lngLat, type LngLat } from './geo.ts';
import { Glide, GLIDE_MS } from './glide.ts';
import { goTo } from './go-to.ts';
import type { Stage } from './map-context.ts';
import { vehicleElement } from './vehicle-element.ts';

export type VehicleOptions = {
  say: BubbleWords;
  name: (vehicle: MapVehicle) => string;
  isStill: () => boolean;
  onSelect: (id: string) => void;
};
type Shown = {
  vehicle: MapVehicle;
  marker: Marker;
  draw: (vehicle: MapVehicle, name: string, isSelected: boolean) => void;
};

/** More of them than this are drawn by the graphics card, without their plates. */
export const MOST_ELEMENTS = 300;
/** What has moved is sorted into the bubbles this often at most. */
const SORT_MS = 2_000;

/** Vehicles that glide. Bubbles and vehicles of what is in view only; nothing here is drawn by React. */
export class VehicleLayer {
  private readonly index = new ClusterIndex<MapVehicle>(true);
  private readonly bubbles: Bubbles;
  private readonly glide: Glide;
  private readonly arrows: ArrowLayer;
  private readonly shown = new Map<string, Shown>();
  private readonly stage: Stage;
  private readonly fleet: Fleet;
  private readonly options: VehicleOptions;
  private readonly unfollow: () => void;
  private selected: string | null = null;
  private isFollowed = false;
  private sorting: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;

  constructor(stage: Stage, fleet: Fleet, options: VehicleOptions) {
    this.stage = stage;
    this.fleet = fleet;
    this.options = options;
    this.bubbles = new Bubbles(stage, options.say, options.isStill);
    this.glide = new Glide(options.isStill);
    this.arrows = new ArrowLayer(stage, options);
    this.unfollow = fleet.follow({ onList: this.sortSoon, onMove: this.move });
    stage.map.on('moveend', this.refresh);
    this.sort();
  }

  /** The chosen one is brought into view, and kept in the middle while it is followed. */
  select(id: string | null, isFollowed: boolean) {
    const changed = [this.selected, id];
    this.selected = id;
    this.isFollowed = isFollowed;
    for (const vehicle of changed.flatMap((one) => (one ? (this.fleet.get(one) ?? []) : []))) this.draw(vehicle);
    const chosen = id ? this.fleet.get(id) : undefined;
    if (chosen) goTo(this.stage, chosen, { isStill: this.options.isStill(), always: isFollowed });
  }

  destroy() {
    this.unplan();
    this.unfollow();
    this.glide.stop();
    this.arrows.destroy();
    this.stage.map.off('moveend', this.refresh);
    this.bubbles.show([]);
    for (const { marker } of this.shown.values()) marker.remove();
  }

  /** Once before the next picture, however often the list changes until then. */
  private readonly sortSoon = () => {
    this.frame ||= requestAnimationFrame(this.sort);
  };

  private unplan() {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.sorting);
    this.frame = 0;
    this.sorting = undefined;
  }

  private readonly sort = () => {
    this.unplan();
    this.index.load(this.fleet.shown());
    this.refresh();
  };

  private readonly refresh = () => {
    const bounds = this.stage.map.getBounds();
    if (!bounds) return;
    const { bubbles, singles } = this.index.inView(bounds, this.stage.map.getZoom());
    this.bubbles.show(bubbles);
    const areMany = singles.length > MOST_ELEMENTS;
    this.arrows.show(areMany ? singles : []);
    this.showElements(areMany ? [] : singles);
  };

  private showElements(vehicles: readonly MapVehicle[]) {
    const kept = new Set(vehicles);
    for (const [id, { vehicle, marker }] of this.shown) {
      if (kept.has(vehicle)) continue;
      this.shown.delete(id);
      this.glide.leave(id);
      marker.remove();
    }
    for (const vehicle of vehicles) if (!this.shown.has(vehicle.id)) this.add(vehicle);
  }

  private add(vehicle: MapVehicle) {
    const { element, draw } = vehicleElement(vehicle.plate, () => this.options.onSelect(vehicle.id));
    const marker = this.stage.engine.createMarker(element);
    this.shown.set(vehicle.id, { vehicle, marker, draw });
    this.draw(vehicle);
    marker.setLngLat(lngLat(vehicle));
    marker.addTo(this.stage.map);
  }

  private draw(vehicle: MapVehicle) {
    this.shown.get(vehicle.id)?.draw(vehicle, this.options.name(vehicle), vehicle.id === this.selected);
  }

  private readonly move = (moved: readonly MapVehicle[]) => {
    for (const vehicle of moved) this.step(vehicle);
    const followed = this.isFollowed && moved.find(({ id }) => id === this.selected);
    if (followed) goTo(this.stage, followed, { isStill: this.options.isStill(), always: true, duration: GLIDE_MS });
    this.arrows.move(moved);
    const sortsIn = this.stage.map.getZoom() <= LAST_CLUSTERED_ZOOM ? SORT_MS : SORT_MS / 2;
    this.sorting ??= setTimeout(this.sort, sortsIn);
  };

  private step(vehicle: MapVehicle) {
    const shown = this.shown.get(vehicle.id);
    if (!shown) return;
    const { lng, lat } = shown.marker.getLngLat();
    this.draw(vehicle);
    this.glide.to(vehicle.id, [lng, lat], lngLat(vehicle), (at: LngLat) => shown.marker.setLngLat(at));
  }
}
