import type { LocationRow } from 'shared-contracts/locations';
import { type Caller, isRoot } from '../../platform/caller.ts';
import { addressLine, locationActions } from './location.rules.ts';
import type { LocationRecord, ListedLocation } from './locations.store.ts';

const actionsOf = (caller: Caller, { organizationId }: { organizationId: string }) =>
  locationActions(caller, isRoot(caller) || organizationId === caller.organizationId);

export function presentListed(
  row: ListedLocation,
  caller: Caller,
  { withContacts = false }: { withContacts?: boolean | undefined },
): LocationRow {
  const {
    organizationId: _of,
    buildingNumber: _b,
    apartmentNumber: _a,
    street1: _s1,
    street2: _s2,
    state: _st,
    zip: _z,
    contacts,
    ...location
  } = row;
  return { ...location, address: addressLine(row), actions: actionsOf(caller, row), ...(withContacts && { contacts }) };
}

export function presentLocation(row: LocationRecord, caller: Caller) {
  const { organizationId: _of, ...location } = row;
  return { ...location, address: addressLine(row), actions: actionsOf(caller, row) };
}
