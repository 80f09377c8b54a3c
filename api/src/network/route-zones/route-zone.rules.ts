import type { FieldError } from 'shared-contracts/common';
import type { RouteZoneRow } from 'shared-contracts/network/route-zones';
import { hasAccess, type AccessSubject } from 'shared-contracts/values/identity/access';
import { fromGrid, toGrid } from '../geo/segment.rules.ts';
import { crossesItself } from '../locations/geofence-shape.rules.ts';
import { computeArea, type Outline } from './zone.rules.ts';

const ACTIONS = [
  ['edit', 'write'],
  ['delete', 'delete'],
] as const;

export const zoneActions = (caller: AccessSubject): RouteZoneRow['actions'] =>
  ACTIONS.filter(([, action]) => hasAccess(caller, { model: 'routeZone', action })).map(([name]) => name);

const CROSSES_ITSELF: FieldError = { code: 'crossesItself', message: 'The outline crosses itself' };
const NO_AREA: FieldError = { code: 'noArea', message: 'The outline has no area' };

/** Rounds corners to the stored precision. */
export const roundOutline = (outline: Outline): [number, number][] =>
  outline.map((corner) => [...fromGrid(toGrid(corner))]);

/** @returns null for a valid outline */
export function validateOutline(outline: Outline): FieldError | null {
  if (crossesItself(outline)) return CROSSES_ITSELF;
  return computeArea(outline) > 0 ? null : NO_AREA;
}
