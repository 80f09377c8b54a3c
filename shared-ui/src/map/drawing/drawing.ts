import type { Geofence } from '../engine/geo.ts';

export type DrawingOptions = {
  /** Colours of the current mode. */
  colours: { line: string; handle: string };
  onChange: (geofence: Geofence | null) => void;
  /** Drawing has ended, with or without a change. */
  onFinish: () => void;
};

/** Draws and edits one geofence on a map. */
export interface Drawing {
  /** Starts drawing a geofence that replaces the current one: a circle by its center and edge, a polygon corner by corner. */
  start(kind: Geofence['kind']): void;
  /** Ends drawing: a polygon with three corners or more is closed, anything less is dropped. */
  finish(): void;
  show(geofence: Geofence | null): void;
  remove(): void;
}
