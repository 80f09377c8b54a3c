import { queryOptions } from '@tanstack/react-query';
import { api, type Query } from 'shared-auth';
import type { NamedRef, Page } from 'shared-contracts/common';
import type { Currency } from 'shared-contracts/network/lookups';
import type { Location, Partner, VehicleType } from 'shared-contracts/identity/partners';
import { MAX_PAGE_SIZE } from 'shared-contracts/values/limits';
import type { OptionSource } from 'shared-ui/picker';

const createSource = <Row extends NamedRef>(
  path: string,
  hint: (row: Row) => string | undefined = () => undefined,
  filters: Query = {},
): OptionSource<Row> => ({
  queryKey: ['choices', path, filters],
  load: (query, signal) => api.get<Page<Row>>(path, { query: { ...filters, ...query }, signal }),
  toOption: (row) => ({ value: row.id, label: row.name, hint: hint(row) }),
});

/** Options of the form's comboboxes. */
export const optionSources = {
  partners: createSource<Partner>('partners', undefined, { status: 'active' }),
  cargoTypes: createSource<NamedRef>('vehicles/cargo-types'),
  vehicleTypes: createSource<VehicleType>('vehicles/types'),
  locations: createSource<Location>('locations', ({ address }) => address),
  /** Labelled with their short names. */
  currencies: {
    ...createSource<Currency>('shared/currencies'),
    toOption: ({ id, shortName, fullName }: Currency) => ({ value: id, label: shortName, hint: fullName }),
  },
};

export const timeZoneSource: OptionSource<NamedRef> = {
  queryKey: ['timezones'],
  load: (query, signal) => api.get<Page<NamedRef>>('shared/timezones', { query, signal }),
  toOption: ({ name }) => ({ value: name, label: name }),
};

/** All partners, for the filter. */
export const partnersQuery = queryOptions({
  queryKey: ['choices', 'partners', 'all'],
  queryFn: ({ signal }) => api.get<Page<Partner>>('partners', { query: { limit: MAX_PAGE_SIZE }, signal }),
  select: ({ items }) => items,
});
