import { queryOptions } from '@tanstack/react-query';
import { api, type Query } from 'shared-auth';
import type { NamedRef, Page } from 'shared-contracts/common';
import type { DriverRow } from 'shared-contracts/fleet/drivers';
import type { Partner } from 'shared-contracts/identity/partners';
import type { OrganizationPage } from 'shared-contracts/identity/organizations';
import type { DictionaryEntry, VehiclePage, VehicleRow, VehicleTypeEntry } from 'shared-contracts/fleet/vehicles';
import { MAX_PAGE_SIZE } from 'shared-contracts/values/limits';
import type { OptionSource } from 'shared-ui/picker';

const createSource = <Row extends NamedRef>(
  path: string,
  filters: Query = {},
  hint: (row: Row) => string | undefined = () => undefined,
): OptionSource<Row> => ({
  queryKey: ['choices', path, filters],
  load: (query, signal) => api.get<Page<Row>>(path, { query: { ...filters, ...query }, signal }),
  toOption: (row) => ({ value: row.id, label: row.name, hint: hint(row) }),
});

const vehicles: OptionSource<VehicleRow> = {
  queryKey: ['choices', 'vehicles'],
  load: (query, signal) => api.get<VehiclePage>('vehicles', { query, signal }),
  toOption: ({ id, registrationPlate, type }) => ({ value: id, label: registrationPlate, hint: type.name }),
};

/** Option sources of the pickers for vehicles. */
export const optionSources = {
  vehicles,
  types: createSource<VehicleTypeEntry>('vehicles/types'),
  brands: createSource<DictionaryEntry>('vehicles/brands'),
  models: createSource<DictionaryEntry>('vehicles/models'),
  colors: createSource<DictionaryEntry>('vehicles/colors'),
  fuelTypes: createSource<DictionaryEntry>('vehicles/fuel-types'),
  cargoTypes: createSource<DictionaryEntry>('vehicles/cargo-types'),
  homeLocations: createSource<NamedRef>('locations'),
  drivers: createSource<DriverRow>('drivers'),
  /** Drivers who are not blocked and have a contact. */
  assignableDrivers: createSource<DriverRow>('drivers', { assignable: true }, ({ vehicle }) => vehicle?.name),
  partners: createSource<Partner>('partners', { status: 'active' }),
  organizations: createSource<OrganizationPage['items'][number]>(
    'organizations',
    {},
    ({ registrationId }) => registrationId,
  ),
};

export const vehicleTypesQuery = queryOptions({
  queryKey: ['choices', 'vehicles/types', 'all'],
  queryFn: ({ signal }) =>
    api.get<Page<VehicleTypeEntry>>('vehicles/types', { query: { limit: MAX_PAGE_SIZE }, signal }),
  select: ({ items }) => items,
});
