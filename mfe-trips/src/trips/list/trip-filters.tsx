import { useQuery } from '@tanstack/react-query';
import { Can, useCan } from 'shared-auth';
import type { Named } from 'shared-contracts/common';
import type { TripRow } from 'shared-contracts/trips';
import { fill, useSay } from 'shared-ui';
import { tripLooks } from 'shared-ui/format';
import { TRIP_STAGES } from 'shared-contracts/values/trip-stages';
import {
  ChoiceFilter,
  DateRangeFilter,
  ManyFilter,
  MoreFilters,
  SearchFilter,
  SelectFilter,
  ViewFilter,
  type ListParams,
} from 'shared-ui/list';
import { choices, wholeLists } from './choices.api.ts';
import { filters, incidents, messages, types } from './trip-list.messages.ts';
import { fields } from './trips.messages.ts';
import { READS_ORDERS, READS_VEHICLES, READS_ZONES } from './trip-access.ts';
import { tripQueries } from './trips.api.ts';

const MORE = [
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
/** Names of the filters of trips in the address; `stage` holds several. */
export const TRIP_FILTERS = ['type', ...MORE];

type TripFiltersProps = {
  list: ListParams;
  /** They name what is filtered by. */ rows: readonly TripRow[] | undefined;
  /** Active trips are counted. */ isCounted: boolean;
};

export function TripFilters({ list, rows, isCounted }: TripFiltersProps) {
  return (
    <>
      {isCounted && <TypeFilter />}
      <SearchFilter label={messages.search} />
      <StageFilter type={list.valueOf('type')} isCounted={isCounted} />
      <MoreFilters names={MORE}>
        <Less list={list} rows={rows} />
      </MoreFilters>
    </>
  );
}

/** Whose trips, with how many there are. */
function TypeFilter() {
  const say = useSay();
  const { data } = useQuery(tripQueries.count(undefined));
  const counted = (name: 'all' | 'own' | 'partner', count: number | undefined) => ({
    value: name,
    label: count === undefined ? say(types[name]) : say(fill(messages.counted, { name: say(types[name]), count })),
  });
  return (
    <ViewFilter
      name="type"
      label={messages.whose}
      options={[
        counted('all', data && data.own + data.partner),
        counted('own', data?.own),
        counted('partner', data?.partner),
      ]}
    />
  );
}

/** Stages with how many trips stand in each. */
function StageFilter({ type, isCounted }: { type: string | undefined; isCounted: boolean }) {
  const say = useSay();
  const { data } = useQuery({ ...tripQueries.count(type), enabled: isCounted });
  const counts = new Map(data?.stages.map(({ stage, count }) => [stage, count]));
  const options = TRIP_STAGES.map((stage) => {
    const name = say(tripLooks[stage].label);
    return {
      value: stage,
      label:
        isCounted && counts.has(stage) ? say(fill(messages.counted, { name, count: counts.get(stage) ?? 0 })) : name,
    };
  });
  return <ManyFilter name="stage" label={fields.stage} options={options} />;
}

const optionsOf = (rows: readonly Named[] = []) => rows.map(({ id, name }) => ({ value: id, label: name }));

/** The less used ones, in the dialog; what they choose from is loaded with it. */
function Less({ list, rows }: Pick<TripFiltersProps, 'list' | 'rows'>) {
  const seesZones = useCan(READS_ZONES);
  const [orderTypes, vehicleTypes, partners] = [
    useQuery(wholeLists.orderTypes),
    useQuery(wholeLists.vehicleTypes),
    useQuery(wholeLists.partners),
  ];
  const zones = useQuery({ ...wholeLists.routeZones, enabled: seesZones });
  const named = (name: string, of: Named | null | undefined) =>
    of && of.id === list.valueOf(name) ? { value: of.id, label: of.name } : undefined;
  return (
    <>
      <SelectFilter name="incident" label={filters.incident} options={incidents} />
      <Can access={READS_VEHICLES}>
        <ChoiceFilter
          name="vehicleId"
          label={fields.vehicle}
          source={choices.vehicles}
          chosen={named('vehicleId', rows?.[0]?.vehicle)}
        />
        <ChoiceFilter
          name="driverId"
          label={fields.driver}
          source={choices.drivers}
          chosen={named('driverId', rows?.[0]?.driver)}
        />
      </Can>
      <SelectFilter name="vehicleTypeId" label={fields.vehicleType} options={optionsOf(vehicleTypes.data)} />
      {seesZones && <SelectFilter name="routeZoneId" label={fields.routeZone} options={optionsOf(zones.data)} />}
      <SelectFilter name="partnerId" label={fields.partner} options={optionsOf(partners.data)} />
      <SelectFilter name="orderTypeId" label={fields.orderType} options={optionsOf(orderTypes.data)} />
      <Can access={READS_ORDERS}>
        <ChoiceFilter name="pickLocationId" label={filters.pickLocation} source={choices.stopsOf('pickup')} />
        <ChoiceFilter name="dropLocationId" label={filters.dropLocation} source={choices.stopsOf('drop')} />
      </Can>
      <DateRangeFilter from="pickFrom" to="pickTo" label={filters.pick} />
      <DateRangeFilter from="dropFrom" to="dropTo" label={filters.drop} />
    </>
  );
}
