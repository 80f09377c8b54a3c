import type { FieldError } from 'shared-contracts/common';
import type { LocationRow, LocationUse } from 'shared-contracts/locations';
import { allows, type Access, type Holder } from 'shared-contracts/values/access';
import type { LocationUseKind } from 'shared-contracts/values/locations';
import type { Point } from '../geo/great-circle.rules.ts';
import { crossesItself } from './geofence-shape.rules.ts';

/** The menu shows locations to these types of organization only. */
export const WHERE_LOCATIONS_ARE_KEPT = { organizationTypes: ['4pl', '3pl', '1pl'] } as const satisfies Partial<Access>;

const ACTIONS = [
  ['edit', 'write'],
  ['delete', 'delete'],
] as const;

/** What the caller may do with a location; with a partner's nothing. */
export const locationActions = (caller: Holder, isOwn: boolean): LocationRow['actions'] =>
  ACTIONS.filter(
    ([, action]) => isOwn && allows(caller, { model: 'location', action, ...WHERE_LOCATIONS_ARE_KEPT }),
  ).map(([name]) => name);

type Shape = {
  geofenceType: 'circle' | 'polygon';
  geofenceRadius?: number | null | undefined;
  geofencePolygon?: readonly Point[] | null | undefined;
};

/** The one shape that the type names, and nothing of the other. */
export const shapeOf = ({ geofenceType, geofenceRadius, geofencePolygon }: Shape) => ({
  geofenceType,
  geofenceRadius: geofenceType === 'circle' ? (geofenceRadius ?? null) : null,
  geofencePolygon: geofenceType === 'polygon' ? (geofencePolygon ?? null) : null,
});

const REQUIRED: FieldError = { code: 'required', message: 'Field is required' };
const CROSSED: FieldError = { code: 'crossesItself', message: 'The outline crosses itself' };

/** What is wrong with a geofence as it would become, by field. */
export function geofenceFaults(shape: Shape): Record<string, FieldError> {
  const { geofenceType, geofenceRadius, geofencePolygon } = shapeOf(shape);
  if (geofenceType === 'circle') return geofenceRadius === null ? { geofenceRadius: REQUIRED } : {};
  if (geofencePolygon === null) return { geofencePolygon: REQUIRED };
  return crossesItself(geofencePolygon) ? { geofencePolygon: CROSSED } : {};
}

/** A centimetre; finer there is nothing, and what is all but zero the database does not take. */
const DECIMALS = 7;
const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS)) + 0;

type Placed = {
  latitude?: number | undefined;
  longitude?: number | undefined;
  geofencePolygon?: readonly Point[] | null | undefined;
};

/** The same with degrees as they are kept. */
export const toCentimetres = <T extends Placed>(input: T): T => ({
  ...input,
  ...(input.latitude !== undefined && { latitude: rounded(input.latitude) }),
  ...(input.longitude !== undefined && { longitude: rounded(input.longitude) }),
  ...(input.geofencePolygon && {
    geofencePolygon: input.geofencePolygon.map(([latitude, longitude]): Point => [
      rounded(latitude),
      rounded(longitude),
    ]),
  }),
});

type AddressParts = Record<
  'buildingNumber' | 'apartmentNumber' | 'street1' | 'street2' | 'city' | 'state' | 'zip',
  string
>;

/** The address on one line. */
export function addressLine({
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

const NOUNS: Record<LocationUseKind, readonly [one: string, many: string]> = {
  stop: ['order', 'orders'],
  operation: ['operation', 'operations'],
  route: ['route', 'routes'],
  lane: ['contract', 'contracts'],
};

function wordsFor({ as, count, names }: LocationUse): string {
  const [one, many] = NOUNS[as];
  const more = count > names.length ? ['…'] : [];
  return `${count} ${count === 1 ? one : many}: ${[...names, ...more].join(', ')}`;
}

/** "Used by 2 orders: O-000001, O-000002; 1 operation: Export". */
export const usesInWords = (uses: readonly LocationUse[]) => `Used by ${uses.map(wordsFor).join('; ')}`;
