import { useQuery } from '@tanstack/react-query';
import { useSession } from 'shared-auth';
import type { NamedRef } from 'shared-contracts/common';
import type { VehicleRow } from 'shared-contracts/fleet/vehicles';
import {
  ComboboxFilter,
  ListTabs,
  MeasureFilter,
  MoreFilters,
  SearchFilter,
  SelectFilter,
  type ListParams,
} from 'shared-ui/list';
import { optionSources, vehicleTypesQuery } from '../vehicle-options.api.ts';
import { fields, statuses } from '../vehicle-fields.messages.ts';
import { filterLabels, filters, messages } from '../vehicles.messages.ts';
import { useViews } from './use-views.ts';

/** Names of the vehicle filters in the URL. */
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

const toOption = (entry: NamedRef | null | undefined) => entry && { value: entry.id, label: entry.name };

export const ViewTabs = () => <ListTabs name="view" label={messages.view} tabs={useViews()} />;

type VehicleFiltersProps = {
  list: ListParams;
  /** Provide the names of the selected filters. */ vehicles: readonly VehicleRow[] | undefined;
};

export function VehicleFilters({ list, vehicles }: VehicleFiltersProps) {
  const isRoot = useSession((session) => session.user?.role === 'root');
  const types = useQuery(vehicleTypesQuery);
  const getSelectedOption = (field: 'driver' | 'organization', filter: string) =>
    toOption(vehicles?.map((vehicle) => vehicle[field]).find((entry) => entry?.id === list.getValue(filter)));
  return (
    <>
      <ViewTabs />
      <SearchFilter label={messages.search} />
      <SelectFilter
        name="typeId"
        label={fields.vehicleTypeId}
        options={(types.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectFilter name="status" label={fields.status} options={statuses} />
      <MoreFilters names={VEHICLE_FILTERS.filter((name) => !['typeId', 'status'].includes(name))}>
        <MeasureFilter name="weight" label={messages.minWeight} kind="weight" />
        <MeasureFilter name="cargoSpace" label={messages.minSpace} kind="space" />
        <SelectFilter name="shared" label={filterLabels.shared} options={filters.shared} />
        <SelectFilter name="withDriver" label={filterLabels.withDriver} options={filters.withDriver} />
        <ComboboxFilter
          name="driverId"
          label={fields.driver}
          source={optionSources.drivers}
          selectedOption={getSelectedOption('driver', 'driverId')}
        />
        <SelectFilter name="expiring" label={filterLabels.expiring} options={filters.expiring} />
        {isRoot && (
          <ComboboxFilter
            name="organizationId"
            label={fields.organization}
            source={optionSources.organizations}
            selectedOption={getSelectedOption('organization', 'organizationId')}
          />
        )}
      </MoreFilters>
    </>
  );
}
