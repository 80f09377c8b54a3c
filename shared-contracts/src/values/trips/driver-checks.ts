import { HOUR } from '../time.ts';

/** The position of a phone in degrees; `accuracy`: its radius in metres. */
export type PhonePosition = { latitude: number; longitude: number; accuracy: number };

/** Starting a trip earlier than this before its first pickup needs a confirmation. Seconds. */
export const EARLY_START = 12 * HOUR;
/** Reporting an arrival farther than this from its stop needs a confirmation. Metres. */
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

/** The seconds by which a trip starts too early; null if it doesn't. @param pickAt time of its first stop */
export const findEarliness = (at: number, pickAt: number | null): number | null =>
  pickAt !== null && pickAt - at > EARLY_START ? pickAt - at : null;

/**
 * The minimum distance in metres between a phone and a stop, considering the accuracy of its position; null if it is
 * near enough.
 */
export function findDistanceFromStop(
  position: PhonePosition | null | undefined,
  stop: Pick<PhonePosition, 'latitude' | 'longitude'>,
): number | null {
  if (!position) return null;
  const metres = Math.round(metresBetween(position, stop) - position.accuracy);
  return metres > FAR_ARRIVAL ? metres : null;
}
