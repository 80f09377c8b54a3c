import type { FieldError } from 'shared-contracts/common';
import type { RouteZoneRow } from 'shared-contracts/route-zones';
import { allows, type Holder } from 'shared-contracts/values/access';
import { offGrid, onGrid } from '../geo/segment.rules.ts';
import { crossesItself } from '../locations/geofence-shape.rules.ts';
import { areaOf, type Outline } from './zone.rules.ts';

const ACTIONS = [
  ['edit', 'write'],
  ['delete', 'delete'],
] as const;

/** What the caller may do with a zone of their organization. */
export const zoneActions = (caller: Holder): RouteZoneRow['actions'] =>
  ACTIONS.filter(([, action]) => allows(caller, { model: 'routeZone', action })).map(([name]) => name);

const CROSSED: FieldError = { code: 'crossesItself', message: 'The outline crosses itself' };
const FLAT: FieldError = { code: 'noArea', message: 'The outline has no area' };

/** Corners as they are kept. */
export const keptOutline = (outline: Outline): [number, number][] =>
  outline.map((corner) => [...offGrid(onGrid(corner))]);

/** Why an outline cannot be a zone's, its corners as they are kept; null: it can. */
export function outlineFault(outline: Outline): FieldError | null {
  if (crossesItself(outline)) return CROSSED;
  return areaOf(outline) > 0 ? null : FLAT;
}
