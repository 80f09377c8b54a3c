import { useQuery } from '@tanstack/react-query';
import { Can, useCan } from 'shared-auth';
import type { NamedRef } from 'shared-contracts/common';
import type { TripRow } from 'shared-contracts/trips/trips';
import { withValues, useFormatMessage } from 'shared-ui';
import { tripStatusStyles } from 'shared-ui/format';
import { TRIP_STAGES } from 'shared-contracts/values/trips/trip-stages';
import {
  ComboboxFilter,
  DateRangeFilter,
  MultiSelectFilter,
  MoreFilters,
  SearchFilter,
  SelectFilter,
  ViewFilter,
  type ListParams,
} from 'shared-ui/list';
import { filterSources, filterOptionQueries } from './filter-options.api.ts';
import { filters, incidents, messages, types } from './trip-list.messages.ts';
import { fields } from '../trips.messages.ts';
import { READ_ORDERS, READ_VEHICLES, READ_ROUTE_ZONES } from '../trip-access.ts';
import { tripQueries } from '../trips.api.ts';

const MORE_FILTERS = [
  'incident',
  'vehicleId',
  'driverId',
  'vehicleTypeId',
  'routeZoneId',
  'partnerId',
  'orderTypeId',
  'pickLocationId',
  'dropLocationId',
  'pickFrom',
  'pickTo',
  'dropFrom',
  'dropTo',
] as const;
/** Names of the trip filters in the URL. */
export const TRIP_FILTERS = ['type', ...MORE_FILTERS];

type TripFiltersProps = {
  list: ListParams;
  /** Source of the names of selected vehicles and drivers. */
  rows: readonly TripRow[] | undefined;
  /** Only active trips have counts. */
  hasCounts: boolean;
};

export function TripFilters({ list, rows, hasCounts }: TripFiltersProps) {
  return (
    <>
      {hasCounts && <TypeFilter />}
      <SearchFilter label={messages.search} />
      <StageFilter type={list.getValue('type')} hasCounts={hasCounts} />
      <MoreFilters names={MORE_FILTERS}>
        <MoreFilterFields list={list} rows={rows} />
      </MoreFilters>
    </>
  );
}

function TypeFilter() {
  const formatMessage = useFormatMessage();
  const { data } = useQuery(tripQueries.count(undefined));
  const toOption = (name: 'all' | 'own' | 'partner', count: number | undefined) => ({
    value: name,
    label:
      count === undefined
        ? formatMessage(types[name])
        : formatMessage(withValues(messages.withCount, { name: formatMessage(types[name]), count })),
  });
  return (
    <ViewFilter
      name="type"
      label={messages.whose}
      options={[
        toOption('all', data && data.own + data.partner),
        toOption('own', data?.own),
        toOption('partner', data?.partner),
      ]}
    />
  );
}

function StageFilter({ type, hasCounts }: { type: string | undefined; hasCounts: boolean }) {
  const formatMessage = useFormatMessage();
  const { data } = useQuery({ ...tripQueries.count(type), enabled: hasCounts });
  const counts = new Map(data?.stages.map(({ stage, count }) => [stage, count]));
  const options = TRIP_STAGES.map((stage) => {
    const name = formatMessage(tripStatusStyles[stage].label);
    return {
      value: stage,
      label:
        hasCounts && counts.has(stage)
          ? formatMessage(withValues(messages.withCount, { name, count: counts.get(stage) ?? 0 }))
          : name,
    };
  });
  return <MultiSelectFilter name="stage" label={fields.stage} options={options} />;
}

const toOptions = (rows: readonly NamedRef[] = []) => rows.map(({ id, name }) => ({ value: id, label: name }));

/** Less common filters, in a dialog that loads their options. */
function MoreFilterFields({ list, rows }: Pick<TripFiltersProps, 'list' | 'rows'>) {
  const canReadZones = useCan(READ_ROUTE_ZONES);
  const [orderTypes, vehicleTypes, partners] = [
    useQuery(filterOptionQueries.orderTypes),
    useQuery(filterOptionQueries.vehicleTypes),
    useQuery(filterOptionQueries.partners),
  ];
  const routeZones = useQuery({ ...filterOptionQueries.routeZones, enabled: canReadZones });
  const toSelectedOption = (name: string, ref: NamedRef | null | undefined) =>
    ref && ref.id === list.getValue(name) ? { value: ref.id, label: ref.name } : undefined;
  return (
    <>
      <SelectFilter name="incident" label={filters.incident} options={incidents} />
      <Can access={READ_VEHICLES}>
        <ComboboxFilter
          name="vehicleId"
          label={fields.vehicle}
          source={filterSources.vehicles}
          selectedOption={toSelectedOption('vehicleId', rows?.[0]?.vehicle)}
        />
        <ComboboxFilter
          name="driverId"
          label={fields.driver}
          source={filterSources.drivers}
          selectedOption={toSelectedOption('driverId', rows?.[0]?.driver)}
        />
      </Can>
      <SelectFilter name="vehicleTypeId" label={fields.vehicleType} options={toOptions(vehicleTypes.data)} />
      {canReadZones && (
        <SelectFilter name="routeZoneId" label={fields.routeZone} options={toOptions(routeZones.data)} />
      )}
      <SelectFilter name="partnerId" label={fields.partner} options={toOptions(partners.data)} />
      <SelectFilter name="orderTypeId" label={fields.orderType} options={toOptions(orderTypes.data)} />
      <Can access={READ_ORDERS}>
        <ComboboxFilter name="pickLocationId" label={filters.pickLocation} source={filterSources.locations('pickup')} />
        <ComboboxFilter name="dropLocationId" label={filters.dropLocation} source={filterSources.locations('drop')} />
      </Can>
      <DateRangeFilter from="pickFrom" to="pickTo" label={filters.pick} />
      <DateRangeFilter from="dropFrom" to="dropTo" label={filters.drop} />
    </>
  );
}
