import { arrowPainter, FLOATS, type Arrows } from './arrow-painter.ts';
import { colourOf } from './colours.ts';
import type { Listener } from './engine.ts';
import type { MapVehicle, VehicleMotion } from './fleet.ts';
import { lngLat, type LngLat } from './geo.ts';
import { between, GLIDE_MS } from './glide.ts';
import { hasEnded, type Stage } from './map-context.ts';
import { hasArrow, motionColours } from './vehicle-element.ts';

type Drawn = { from: LngLat; to: LngLat; start: number; vehicle: MapVehicle };
type Options = { isStill: () => boolean; onSelect: (id: string) => void };
type Rgb = readonly [number, number, number];

/** px around an arrow in which a click is meant for it. */
const REACH = 16;

/** As shares of the whole world, from 0 to 1, y downwards. */
export const mercator = ([longitude, latitude]: LngLat): LngLat => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [(longitude + 180) / 360, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
};

const rgbOf = (colour: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map((part) => Number(part) / 255);
  return [red, green, blue];
};

let layers = 0;

/** Vehicles in their hundreds as arrows, drawn in one go. */
export class ArrowLayer {
  private drawn = new Map<string, Drawn>();
  private readonly stage: Stage;
  private readonly options: Options;
  private readonly id: string;
  private colours: Record<VehicleMotion, Rgb> | undefined;

  constructor(stage: Stage, options: Options) {
    this.stage = stage;
    this.options = options;
    layers += 1;
    this.id = `arrows-${layers}`;
  }

  show(vehicles: readonly MapVehicle[]) {
    const { map, engine } = this.stage;
    const before = this.drawn;
    this.drawn = new Map(
      vehicles.map((vehicle) => {
        const drawn = before.get(vehicle.id);
        return [
          vehicle.id,
          drawn?.vehicle === vehicle ? drawn : { from: lngLat(vehicle), to: lngLat(vehicle), start: 0, vehicle },
        ];
      }),
    );
    const isThere = Boolean(map.getLayer(this.id));
    if (vehicles.length === 0) {
      if (isThere) this.takeOff();
      return;
    }
    if (!isThere) {
      const colour = (motion: VehicleMotion) => rgbOf(colourOf(motionColours[motion], map.getContainer()));
      this.colours = { moving: colour('moving'), stopped: colour('stopped'), offline: colour('offline') };
      map.addLayer(engine.paintedLayer(this.id, arrowPainter(this.frame)));
      map.on('click', this.click);
    }
    map.triggerRepaint();
  }

  move(moved: readonly MapVehicle[]) {
    if (this.drawn.size === 0) return;
    const now = performance.now();
    for (const vehicle of moved) {
      const drawn = this.drawn.get(vehicle.id);
      if (drawn)
        Object.assign(drawn, {
          from: this.at(drawn, now),
          to: lngLat(vehicle),
          start: this.options.isStill() ? 0 : now,
        });
    }
    this.stage.map.triggerRepaint();
  }

  destroy() {
    if (!hasEnded(this.stage.map) && this.stage.map.getLayer(this.id)) this.takeOff();
  }

  private takeOff() {
    this.stage.map.removeLayer(this.id);
    this.stage.map.off('click', this.click);
  }

  private at({ from, to, start }: Drawn, now: number): LngLat {
    return now - start >= GLIDE_MS ? to : between(from, to, (now - start) / GLIDE_MS);
  }

  /** All of them as they stand now, from the middle of the map: single floats would let them tremble. */
  private readonly frame = (): Arrows => {
    const now = performance.now();
    const { lng, lat } = this.stage.map.getCenter();
    const origin = mercator([lng, lat]);
    const values = new Float32Array(this.drawn.size * FLOATS);
    let offset = 0;
    let isMoving = false;
    for (const drawn of this.drawn.values()) {
      const [x, y] = mercator(this.at(drawn, now));
      const { vehicle } = drawn;
      const colour = this.colours?.[vehicle.motion] ?? [0, 0, 0];
      values.set(
        [x - origin[0], y - origin[1], hasArrow(vehicle) ? ((vehicle.heading ?? 0) * Math.PI) / 180 : -1, ...colour],
        offset,
      );
      offset += FLOATS;
      isMoving ||= now - drawn.start < GLIDE_MS;
    }
    if (isMoving) this.stage.map.triggerRepaint();
    return { origin, values };
  };

  private readonly click: Listener = ({ point }) => {
    if (!point) return;
    const now = performance.now();
    let nearest: { id: string; distance: number } = { id: '', distance: REACH };
    for (const [id, drawn] of this.drawn) {
      const { x, y } = this.stage.map.project(this.at(drawn, now));
      const distance = Math.hypot(x - point.x, y - point.y);
      if (distance < nearest.distance) nearest = { id, distance };
    }
    if (nearest.id) this.options.onSelect(nearest.id);
  };
}
