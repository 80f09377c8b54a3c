import type { FieldError } from 'shared-contracts/common';
import type { LocationRow, LocationUse } from 'shared-contracts/network/locations';
import { hasAccess, type Access, type AccessSubject } from 'shared-contracts/values/identity/access';
import type { LocationUseKind } from 'shared-contracts/values/network/locations';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import { crossesItself } from './geofence-shape.rules.ts';

/** The menu shows locations to these types of organization only. Fleet owners have their own depots and geofences. */
export const LOCATION_MANAGING_ORGANIZATIONS = {
  organizationTypes: ['4pl', '3pl', '1pl', 'fleetOwner'],
} as const satisfies Partial<Access>;

const ACTIONS = [
  ['edit', 'write'],
  ['delete', 'delete'],
] as const;

export const locationActions = (caller: AccessSubject, isOwn: boolean): LocationRow['actions'] =>
  ACTIONS.filter(
    ([, action]) => isOwn && hasAccess(caller, { model: 'location', action, ...LOCATION_MANAGING_ORGANIZATIONS }),
  ).map(([name]) => name);

type GeofenceInput = {
  geofenceType: 'circle' | 'polygon';
  geofenceRadius?: number | null | undefined;
  geofencePolygon?: readonly Point[] | null | undefined;
};

/** Keeps only the shape of the given type. */
export const toGeofence = ({ geofenceType, geofenceRadius, geofencePolygon }: GeofenceInput) => ({
  geofenceType,
  geofenceRadius: geofenceType === 'circle' ? (geofenceRadius ?? null) : null,
  geofencePolygon: geofenceType === 'polygon' ? (geofencePolygon ?? null) : null,
});

const REQUIRED: FieldError = { code: 'required', message: 'Field is required' };
const CROSSES_ITSELF: FieldError = { code: 'crossesItself', message: 'The outline crosses itself' };

/** Errors by field. */
export function validateGeofence(shape: GeofenceInput): Record<string, FieldError> {
  const { geofenceType, geofenceRadius, geofencePolygon } = toGeofence(shape);
  if (geofenceType === 'circle') return geofenceRadius === null ? { geofenceRadius: REQUIRED } : {};
  if (geofencePolygon === null) return { geofencePolygon: REQUIRED };
  return crossesItself(geofencePolygon) ? { geofencePolygon: CROSSES_ITSELF } : {};
}

/** About a centimetre. Rounding also removes tiny values that PostgreSQL rejects. */
const DECIMALS = 7;
const roundDegrees = (degrees: number) => Number(degrees.toFixed(DECIMALS)) + 0;

type Coordinates = {
  latitude?: number | undefined;
  longitude?: number | undefined;
  geofencePolygon?: readonly Point[] | null | undefined;
};

export const roundCoordinates = <T extends Coordinates>(input: T): T => ({
  ...input,
  ...(input.latitude !== undefined && { latitude: roundDegrees(input.latitude) }),
  ...(input.longitude !== undefined && { longitude: roundDegrees(input.longitude) }),
  ...(input.geofencePolygon && {
    geofencePolygon: input.geofencePolygon.map(([latitude, longitude]): Point => [
      roundDegrees(latitude),
      roundDegrees(longitude),
    ]),
  }),
});

type AddressParts = Record<
  'buildingNumber' | 'apartmentNumber' | 'street1' | 'street2' | 'city' | 'state' | 'zip',
  string
>;

/** The address on one line. */
export function formatAddress({
  buildingNumber,
  apartmentNumber,
  street1,
  street2,
  city,
  state,
  zip,
}: AddressParts): string {
  const house = [buildingNumber, apartmentNumber].filter(Boolean).join('/');
  return [`${house} ${street1}`.trim(), street2, `${zip} ${city}`.trim(), state].filter(Boolean).join(', ');
}

const NOUNS: Record<LocationUseKind, readonly [singular: string, plural: string]> = {
  stop: ['order', 'orders'],
  operation: ['operation', 'operations'],
  route: ['route', 'routes'],
  lane: ['contract', 'contracts'],
};

function formatUsage({ as, count, names }: LocationUse): string {
  const [singular, plural] = NOUNS[as];
  const ellipsis = count > names.length ? ['…'] : [];
  return `${count} ${count === 1 ? singular : plural}: ${[...names, ...ellipsis].join(', ')}`;
}

/** Example: "Used by 2 orders: O-000001, O-000002; 1 operation: Export". */
export const usageMessage = (usages: readonly LocationUse[]) => `Used by ${usages.map(formatUsage).join('; ')}`;
