import type { FieldError } from 'shared-contracts/common';
import type { StopInput } from 'shared-contracts/orders/order-stops';

type Place = Pick<StopInput, 'locationId' | 'contactId'>;

/**
 * Drops the errors of places that an order had before: its owner may have stopped sharing the location or the contact,
 * which must not prevent other changes of the order. One place excuses one stop.
 */
export function excuseKeptStops(
  errors: Record<string, FieldError>,
  before: readonly Place[],
  after: readonly Place[],
): Record<string, FieldError> {
  const left = [...before];
  const excused = new Set<string>();
  for (const [i, stop] of after.entries()) {
    const isSame = (kept: Place) => kept.locationId === stop.locationId;
    const exact = left.findIndex((kept) => isSame(kept) && kept.contactId === stop.contactId);
    const [kept] = left.splice(exact >= 0 ? exact : left.findIndex(isSame), left.some(isSame) ? 1 : 0);
    if (kept) excused.add(`stops.${i}.locationId`);
    if (kept?.contactId === stop.contactId) excused.add(`stops.${i}.contactId`);
  }
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !excused.has(field)));
}
