import { useQuery } from '@tanstack/react-query';
import { useSession } from 'shared-auth';
import type { Named } from 'shared-contracts/common';
import type { VehicleRow } from 'shared-contracts/vehicles';
import {
  ChoiceFilter,
  ListTabs,
  MeasureFilter,
  MoreFilters,
  SearchFilter,
  SelectFilter,
  type ListParams,
} from 'shared-ui/list';
import { choices, vehicleTypes } from './vehicle-choices.api.ts';
import { fields, statuses } from './vehicle-fields.messages.ts';
import { filterLabels, filters, messages } from './vehicles.messages.ts';
import { useViews } from './use-views.ts';

/** Names of the filters of vehicles in the address. */
export const VEHICLE_FILTERS = [
  'typeId',
  'status',
  'weight',
  'cargoSpace',
  'shared',
  'withDriver',
  'driverId',
  'expiring',
  'organizationId',
];

const choiceOf = (entry: Named | null | undefined) => entry && { value: entry.id, label: entry.name };

export const Views = () => <ListTabs name="view" label={messages.view} tabs={useViews()} />;

type VehicleFiltersProps = {
  list: ListParams;
  /** They name what is filtered by. */ rows: readonly VehicleRow[] | undefined;
};

export function VehicleFilters({ list, rows }: VehicleFiltersProps) {
  const isRoot = useSession((session) => session.user?.role === 'root');
  const types = useQuery(vehicleTypes);
  const named = (one: 'driver' | 'organization', filter: string) =>
    choiceOf(rows?.map((row) => row[one]).find((entry) => entry?.id === list.valueOf(filter)));
  return (
    <>
      <Views />
      <SearchFilter label={messages.search} />
      <SelectFilter
        name="typeId"
        label={fields.vehicleTypeId}
        options={(types.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectFilter name="status" label={fields.status} options={statuses} />
      <MoreFilters names={VEHICLE_FILTERS.filter((name) => !['typeId', 'status'].includes(name))}>
        <MeasureFilter name="weight" label={messages.carries} kind="weight" />
        <MeasureFilter name="cargoSpace" label={messages.holds} kind="space" />
        <SelectFilter name="shared" label={filterLabels.shared} options={filters.shared} />
        <SelectFilter name="withDriver" label={filterLabels.withDriver} options={filters.withDriver} />
        <ChoiceFilter
          name="driverId"
          label={fields.driver}
          source={choices.drivers}
          chosen={named('driver', 'driverId')}
        />
        <SelectFilter name="expiring" label={filterLabels.expiring} options={filters.expiring} />
        {isRoot && (
          <ChoiceFilter
            name="organizationId"
            label={fields.organization}
            source={choices.organizations}
            chosen={named('organization', 'organizationId')}
          />
        )}
      </MoreFilters>
    </>
  );
}
