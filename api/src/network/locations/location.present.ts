import type { LocationRow } from 'shared-contracts/network/locations';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import { formatAddress, locationActions } from './location.rules.ts';
import type { LocationRecord, LocationListRecord } from './locations.store.ts';

const actionsOf = (caller: Caller, { organizationId }: { organizationId: string }) =>
  locationActions(caller, isRoot(caller) || organizationId === caller.organizationId);

export function presentLocationRow(
  row: LocationListRecord,
  caller: Caller,
  { withContacts = false }: { withContacts?: boolean | undefined },
): LocationRow {
  const {
    organizationId: _organizationId,
    buildingNumber: _buildingNumber,
    apartmentNumber: _apartmentNumber,
    street1: _street1,
    street2: _street2,
    state: _state,
    zip: _zip,
    contacts,
    ...location
  } = row;
  return {
    ...location,
    address: formatAddress(row),
    actions: actionsOf(caller, row),
    ...(withContacts && { contacts }),
  };
}

export function presentLocation(row: LocationRecord, caller: Caller) {
  const { organizationId: _organizationId, ...location } = row;
  return { ...location, address: formatAddress(row), actions: actionsOf(caller, row) };
}
