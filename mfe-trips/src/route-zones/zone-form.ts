import type { RouteZoneChanges, RouteZoneDetails, RouteZoneInput } from 'shared-contracts/route-zones';
import { MAX_ZONE_POINTS, MIN_ZONE_POINTS, type ZoneColour } from 'shared-contracts/values/route-zones';
import type { Place } from 'shared-ui/map';
import { array, number, object, string, type ObjectSchema } from 'yup';
import { wrongs } from './zones.messages.ts';

export type ZoneForm = { name: string; colour: ZoneColour; polygon: Place[] };

const corner = object({
  latitude: number().required().min(-90).max(90),
  longitude: number().required().min(-180).max(180),
});

export const zoneSchema = object({
  name: string().trim().required().max(100),
  colour: string<ZoneColour>().required().default('blue'),
  polygon: array()
    .of(corner)
    .required()
    .default([])
    .min(MIN_ZONE_POINTS, wrongs.fewCorners as never)
    .max(MAX_ZONE_POINTS),
}) as unknown as ObjectSchema<ZoneForm>;

export const placesOf = (corners: readonly (readonly [number, number])[]): Place[] =>
  corners.map(([latitude, longitude]) => ({ latitude, longitude }));
export const cornersOf = (places: readonly Place[]) =>
  places.map(({ latitude, longitude }): [number, number] => [latitude, longitude]);

export const formOf = ({ name, colour, polygon }: RouteZoneDetails): ZoneForm => ({
  name,
  colour,
  polygon: placesOf(polygon),
});
export const inputOf = ({ name, colour, polygon }: ZoneForm): RouteZoneInput => ({
  name,
  colour,
  polygon: cornersOf(polygon),
});

/** What is not changed is not sent: what others change meanwhile is not undone. */
export function changesOf(before: ZoneForm, after: ZoneForm): RouteZoneChanges {
  const [was, is] = [inputOf(before), inputOf(after)];
  return Object.fromEntries(
    Object.entries(is).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(was[field as keyof RouteZoneInput]),
    ),
  );
}

const numberIn = (value: unknown, most: number) =>
  value === null || value === undefined || value === '' || !(Math.abs(Number(value)) <= most) ? null : Number(value);

/** The corners as far as they are entered: typed numbers are still texts. */
export function outlineIn({ polygon = [] }: Partial<ZoneForm>): Place[] {
  return polygon.flatMap((entered: { latitude?: unknown; longitude?: unknown }) => {
    const [latitude, longitude] = [numberIn(entered.latitude, 90), numberIn(entered.longitude, 180)];
    return latitude === null || longitude === null ? [] : [{ latitude, longitude }];
  });
}

export const isOutline = (places: readonly Place[]) =>
  places.length >= MIN_ZONE_POINTS && places.length <= MAX_ZONE_POINTS;

/** Where the sign of a zone stands. */
export const middleOf = (corners: readonly (readonly [number, number])[]): Place => ({
  latitude: corners.reduce((sum, [latitude]) => sum + latitude, 0) / corners.length,
  longitude: corners.reduce((sum, [, longitude]) => sum + longitude, 0) / corners.length,
});
