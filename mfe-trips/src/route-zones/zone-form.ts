import type { RouteZoneChanges, RouteZoneDetails, RouteZoneInput } from 'shared-contracts/network/route-zones';
import { LATITUDE_RANGE, LONGITUDE_RANGE, ROUTE_ZONE_LIMITS } from 'shared-contracts/values/field-limits';
import { MAX_ZONE_POINTS, MIN_ZONE_POINTS, type ZoneColour } from 'shared-contracts/values/network/route-zones';
import type { Coordinates } from 'shared-ui/map';
import { array, number, object, string, type ObjectSchema } from 'yup';
import { errorMessages } from './zones.messages.ts';

export type ZoneFormValues = { name: string; colour: ZoneColour; polygon: Coordinates[] };

const cornerSchema = object({
  latitude: number().required().min(LATITUDE_RANGE.min).max(LATITUDE_RANGE.max),
  longitude: number().required().min(LONGITUDE_RANGE.min).max(LONGITUDE_RANGE.max),
});

export const zoneSchema = object({
  name: string().trim().required().max(ROUTE_ZONE_LIMITS.name),
  colour: string<ZoneColour>().required().default('blue'),
  polygon: array()
    .of(cornerSchema)
    .required()
    .default([])
    .min(MIN_ZONE_POINTS, errorMessages.fewCorners as never)
    .max(MAX_ZONE_POINTS),
}) as unknown as ObjectSchema<ZoneFormValues>;

export const toPoints = (corners: readonly (readonly [number, number])[]): Coordinates[] =>
  corners.map(([latitude, longitude]) => ({ latitude, longitude }));
export const toCorners = (points: readonly Coordinates[]) =>
  points.map(({ latitude, longitude }): [number, number] => [latitude, longitude]);

export const toFormValues = ({ name, colour, polygon }: RouteZoneDetails): ZoneFormValues => ({
  name,
  colour,
  polygon: toPoints(polygon),
});
export const toZoneInput = ({ name, colour, polygon }: ZoneFormValues): RouteZoneInput => ({
  name,
  colour,
  polygon: toCorners(polygon),
});

/** Returns only changed fields, so that concurrent changes of other users are not overwritten. */
export function toZoneChanges(oldValues: ZoneFormValues, newValues: ZoneFormValues): RouteZoneChanges {
  const [oldInput, newInput] = [toZoneInput(oldValues), toZoneInput(newValues)];
  return Object.fromEntries(
    Object.entries(newInput).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(oldInput[field as keyof RouteZoneInput]),
    ),
  );
}

const parseCoordinate = (value: unknown, max: number) =>
  value === null || value === undefined || value === '' || !(Math.abs(Number(value)) <= max) ? null : Number(value);

/** Returns the valid corners. Coordinates being typed are still strings. */
export function readOutline({ polygon = [] }: Partial<ZoneFormValues>): Coordinates[] {
  return polygon.flatMap((corner: { latitude?: unknown; longitude?: unknown }) => {
    const [latitude, longitude] = [
      parseCoordinate(corner.latitude, LATITUDE_RANGE.max),
      parseCoordinate(corner.longitude, LONGITUDE_RANGE.max),
    ];
    return latitude === null || longitude === null ? [] : [{ latitude, longitude }];
  });
}

export const isValidOutline = (points: readonly Coordinates[]) =>
  points.length >= MIN_ZONE_POINTS && points.length <= MAX_ZONE_POINTS;

/** Position of the marker of a zone. */
export const getCenter = (corners: readonly (readonly [number, number])[]): Coordinates => ({
  latitude: corners.reduce((sum, [latitude]) => sum + latitude, 0) / corners.length,
  longitude: corners.reduce((sum, [, longitude]) => sum + longitude, 0) / corners.length,
});
