import type { Geofence } from './geo.ts';

export type DrawingOptions = {
  /** Colours as the screen has them now. */
  colours: { line: string; handle: string };
  onChange: (geofence: Geofence | null) => void;
  /** Drawing has ended, with a change before it or without. */
  onEnd: () => void;
};

/** One geofence that is drawn and changed on a map. */
export interface Drawing {
  /** Draws another in place of the one that is there: a circle by its centre and edge, a polygon corner by corner. */
  begin(kind: Geofence['kind']): void;
  show(geofence: Geofence | null): void;
  remove(): void;
}
