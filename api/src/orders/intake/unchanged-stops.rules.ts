import type { FieldError } from 'shared-contracts/common';
import type { StopInput } from 'shared-contracts/orders/order-stops';

type Place = Pick<StopInput, 'locationId' | 'contactId'>;

/**
 * Drops the errors of places that an order had before: its owner may have stopped sharing the location or the contact,
 * which must not prevent other changes of the order. Each earlier place matches one stop.
 */
export function ignoreUnchangedStops(
  errors: Record<string, FieldError>,
  before: readonly Place[],
  after: readonly Place[],
): Record<string, FieldError> {
  const left = [...before];
  const ignored = new Set<string>();
  for (const [i, stop] of after.entries()) {
    const isSame = (place: Place) => place.locationId === stop.locationId;
    const exact = left.findIndex((place) => isSame(place) && place.contactId === stop.contactId);
    const [match] = left.splice(exact >= 0 ? exact : left.findIndex(isSame), left.some(isSame) ? 1 : 0);
    if (match) ignored.add(`stops.${i}.locationId`);
    if (match?.contactId === stop.contactId) ignored.add(`stops.${i}.contactId`);
  }
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !ignored.has(field)));
}
