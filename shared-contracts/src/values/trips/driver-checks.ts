import { HOUR } from '../time.ts';

/** Where a phone was, in degrees; `accuracy`: the radius in metres within which it was. */
export type PhonePosition = { latitude: number; longitude: number; accuracy: number };

/** A trip that starts earlier than this before its first pickup is asked about, in seconds. */
export const EARLY_START = 12 * HOUR;
/** An arrival that is reported farther than this from its stop is asked about, in metres. */
export const FAR_ARRIVAL = 1_000;

const EARTH_RADIUS = 6_371_000;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance in metres. */
function metresBetween(
  from: Pick<PhonePosition, 'latitude' | 'longitude'>,
  to: Pick<PhonePosition, 'latitude' | 'longitude'>,
): number {
  const [south, north] = [toRadians(from.latitude), toRadians(to.latitude)];
  const h =
    Math.sin((north - south) / 2) ** 2 +
    Math.cos(south) * Math.cos(north) * Math.sin(toRadians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** By how many seconds a trip starts too early; null: it doesn't. @param pickAt of its first stop */
export const findEarliness = (at: number, pickAt: number | null): number | null =>
  pickAt !== null && pickAt - at > EARLY_START ? pickAt - at : null;

/** How many metres a phone is away from a stop, at least, as far as its position is known; null: it is near enough. */
export function findDistanceFromStop(
  position: PhonePosition | null | undefined,
  stop: Pick<PhonePosition, 'latitude' | 'longitude'>,
): number | null {
  if (!position) return null;
  const metres = Math.round(metresBetween(position, stop) - position.accuracy);
  return metres > FAR_ARRIVAL ? metres : null;
}
