import { queryOptions } from '@tanstack/react-query';
import { api, type Query } from 'shared-auth';
import type { Named, Page } from 'shared-contracts/common';
import type { DriverRow } from 'shared-contracts/drivers';
import type { Partner } from 'shared-contracts/network';
import type { OrganizationPage } from 'shared-contracts/organizations';
import type { DictionaryEntry, VehiclePage, VehicleRow, VehicleTypeEntry } from 'shared-contracts/vehicles';
import { WHOLE_LIST } from 'shared-contracts/values/limits';
import type { Source } from 'shared-ui/picker';

const source = <Row extends Named>(
  path: string,
  filters: Query = {},
  hint: (row: Row) => string | undefined = () => undefined,
): Source<Row> => ({
  key: ['choices', path, filters],
  load: (query, signal) => api.get<Page<Row>>(path, { query: { ...filters, ...query }, signal }),
  choice: (row) => ({ value: row.id, label: row.name, hint: hint(row) }),
});

const vehicles: Source<VehicleRow> = {
  key: ['choices', 'vehicles'],
  load: (query, signal) => api.get<VehiclePage>('vehicles', { query, signal }),
  choice: ({ id, registrationPlate, type }) => ({ value: id, label: registrationPlate, hint: type.name }),
};

/** What pickers of vehicles choose from. */
export const choices = {
  vehicles,
  types: source<VehicleTypeEntry>('vehicles/types'),
  brands: source<DictionaryEntry>('vehicles/brands'),
  models: source<DictionaryEntry>('vehicles/models'),
  colors: source<DictionaryEntry>('vehicles/colors'),
  fuelTypes: source<DictionaryEntry>('vehicles/fuel-types'),
  cargoTypes: source<DictionaryEntry>('vehicles/cargo-types'),
  drivers: source<DriverRow>('drivers'),
  /** Neither blocked nor without a contact. */
  assignableDrivers: source<DriverRow>('drivers', { assignable: true }, ({ vehicle }) => vehicle?.name),
  partners: source<Partner>('partners', { status: 'active' }),
  organizations: source<OrganizationPage['items'][number]>('organizations', {}, ({ registrationId }) => registrationId),
};

/** A short list, whole. */
export const vehicleTypes = queryOptions({
  queryKey: ['choices', 'vehicles/types', 'whole'],
  queryFn: ({ signal }) => api.get<Page<VehicleTypeEntry>>('vehicles/types', { query: { limit: WHOLE_LIST }, signal }),
  select: ({ items }) => items,
});
