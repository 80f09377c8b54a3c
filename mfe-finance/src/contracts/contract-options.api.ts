import { queryOptions } from '@tanstack/react-query';
import { api, type Query } from 'shared-auth';
import type { Named, Page } from 'shared-contracts/common';
import type { Currency } from 'shared-contracts/lookups';
import type { Location, Partner, VehicleType } from 'shared-contracts/network';
import { WHOLE_LIST } from 'shared-contracts/values/limits';
import type { Source } from 'shared-ui/picker';

const source = <Row extends Named>(
  path: string,
  hint: (row: Row) => string | undefined = () => undefined,
  filters: Query = {},
): Source<Row> => ({
  key: ['choices', path, filters],
  load: (query, signal) => api.get<Page<Row>>(path, { query: { ...filters, ...query }, signal }),
  choice: (row) => ({ value: row.id, label: row.name, hint: hint(row) }),
});

/** What the form's pickers choose from. */
export const choices = {
  partners: source<Partner>('partners', undefined, { status: 'active' }),
  cargoTypes: source<Named>('vehicles/cargo-types'),
  vehicleTypes: source<VehicleType>('vehicles/types'),
  locations: source<Location>('locations', ({ address }) => address),
  /** Called by their short names. */
  currencies: {
    ...source<Currency>('shared/currencies'),
    choice: ({ id, shortName, fullName }: Currency) => ({ value: id, label: shortName, hint: fullName }),
  },
};

/** For a filter. */
export const partnerList = queryOptions({
  queryKey: ['choices', 'partners', 'whole'],
  queryFn: ({ signal }) => api.get<Page<Partner>>('partners', { query: { limit: WHOLE_LIST }, signal }),
  select: ({ items }) => items,
});
