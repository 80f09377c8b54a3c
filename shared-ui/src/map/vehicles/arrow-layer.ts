import { resolveColor } from '../engine/colours.ts';
import type { Listener } from '../engine/engine.ts';
import { toLngLat, type LngLat } from '../engine/geo.ts';
import { isMapRemoved, type MapHandle } from '../engine/map-context.ts';
import { createArrowPainter, FLOATS_PER_ARROW, type Arrows } from './arrow-painter.ts';
import type { MapVehicle, MarkedVehicle, VehicleAlert, VehicleMotion } from './fleet-store.ts';
import { GLIDE_MS, interpolate } from './glide.ts';
import { alertTones, hasArrow, motionColours } from './vehicle-element.ts';

type Arrow = { from: LngLat; to: LngLat; start: number; vehicle: MapVehicle };
type Options = { hasReducedMotion: () => boolean; onSelect: (id: string) => void };
type Rgb = readonly [number, number, number];

/** px around an arrow that count as a click on it. */
const HIT_RADIUS = 16;

/** Web Mercator coordinates from 0 to 1, y downwards. */
export const toMercator = ([longitude, latitude]: LngLat): LngLat => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [(longitude + 180) / 360, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
};

const toRgb = (colour: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map((part) => Number(part) / 255);
  return [red, green, blue];
};

/** Approximate positions are paler. */
const toPale = ([red, green, blue]: Rgb): Rgb => [(red + 1) / 2, (green + 1) / 2, (blue + 1) / 2];

const WHITE: Rgb = [1, 1, 1];

let layerCount = 0;

/** Hundreds of vehicles as arrows in a single WebGL layer. */
export class ArrowLayer {
  private arrows = new Map<string, Arrow>();
  private readonly handle: MapHandle;
  private readonly options: Options;
  private readonly id: string;
  private colours: Record<VehicleMotion, Rgb> | undefined;
  private outlines: Record<VehicleAlert, Rgb> | undefined;

  constructor(handle: MapHandle, options: Options) {
    this.handle = handle;
    this.options = options;
    layerCount += 1;
    this.id = `arrows-${layerCount}`;
  }

  show(vehicles: readonly MapVehicle[]) {
    const { map, engine } = this.handle;
    const previous = this.arrows;
    this.arrows = new Map(
      vehicles.map((vehicle) => {
        const arrow = previous.get(vehicle.id);
        const at = toLngLat(vehicle);
        return [vehicle.id, arrow?.vehicle === vehicle ? arrow : { from: at, to: at, start: 0, vehicle }];
      }),
    );
    const isAdded = Boolean(map.getLayer(this.id));
    if (vehicles.length === 0) {
      if (isAdded) this.remove();
      return;
    }
    if (!isAdded) {
      const toColour = (motion: VehicleMotion) => toRgb(resolveColor(motionColours[motion], map.getContainer()));
      this.colours = { moving: toColour('moving'), stopped: toColour('stopped'), offline: toColour('offline') };
      const toOutline = (alert: VehicleAlert) =>
        toRgb(resolveColor(`status.${alertTones[alert]}.fg`, map.getContainer()));
      this.outlines = { critical: toOutline('critical'), warning: toOutline('warning'), info: toOutline('info') };
      map.addLayer(engine.createCustomLayer(this.id, createArrowPainter(this.getFrame)));
      map.on('click', this.onClick);
    }
    map.triggerRepaint();
  }

  move(moved: readonly MapVehicle[]) {
    if (this.arrows.size === 0) return;
    const now = performance.now();
    for (const vehicle of moved) {
      const arrow = this.arrows.get(vehicle.id);
      if (arrow)
        Object.assign(arrow, {
          from: this.getPosition(arrow, now),
          to: toLngLat(vehicle),
          start: this.options.hasReducedMotion() ? 0 : now,
        });
    }
    this.handle.map.triggerRepaint();
  }

  destroy() {
    if (!isMapRemoved(this.handle.map) && this.handle.map.getLayer(this.id)) this.remove();
  }

  private remove() {
    this.handle.map.removeLayer(this.id);
    this.handle.map.off('click', this.onClick);
  }

  private getPosition({ from, to, start }: Arrow, now: number): LngLat {
    return now - start >= GLIDE_MS ? to : interpolate(from, to, (now - start) / GLIDE_MS);
  }

  /** The current positions, relative to the map's center: absolute ones would jitter in single precision. */
  private readonly getFrame = (): Arrows => {
    const now = performance.now();
    const { lng, lat } = this.handle.map.getCenter();
    const origin = toMercator([lng, lat]);
    const values = new Float32Array(this.arrows.size * FLOATS_PER_ARROW);
    let offset = 0;
    let isMoving = false;
    for (const arrow of this.arrows.values()) {
      const [x, y] = toMercator(this.getPosition(arrow, now));
      const { vehicle } = arrow;
      const motionColour = this.colours?.[vehicle.motion] ?? [0, 0, 0];
      const colour = vehicle.isCoarse ? toPale(motionColour) : motionColour;
      const heading = hasArrow(vehicle) ? ((vehicle.heading ?? 0) * Math.PI) / 180 : -1;
      const { alert }: MarkedVehicle = vehicle;
      const outline = (alert && this.outlines?.[alert]) ?? WHITE;
      values.set([x - origin[0], y - origin[1], heading, ...colour, ...outline], offset);
      offset += FLOATS_PER_ARROW;
      isMoving ||= now - arrow.start < GLIDE_MS;
    }
    if (isMoving) this.handle.map.triggerRepaint();
    return { origin, values };
  };

  private readonly onClick: Listener = ({ point }) => {
    if (!point) return;
    const now = performance.now();
    let nearest: { id: string; distance: number } = { id: '', distance: HIT_RADIUS };
    for (const [id, arrow] of this.arrows) {
      const { x, y } = this.handle.map.project(this.getPosition(arrow, now));
      const distance = Math.hypot(x - point.x, y - point.y);
      if (distance < nearest.distance) nearest = { id, distance };
    }
    if (nearest.id) this.options.onSelect(nearest.id);
  };
}
