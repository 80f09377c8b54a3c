import { useQuery } from '@tanstack/react-query';
import type { NamedRef } from 'shared-contracts/common';
import { Flex } from 'shared-ui';
import {
  ComboboxFilter,
  DateRangeFilter,
  ListFilterContext,
  MoreFilters,
  SelectFilter,
  ViewFilter,
  type ListParams,
} from 'shared-ui/list';
import { optionSources } from './dashboards.api.ts';
import { messages, periods } from './dashboards.messages.ts';

/** Filters that the order and trip lists share. */
export const FILTERS = ['vehicleTypeId', 'orderTypeId', 'pickLocationId', 'dropLocationId'] as const;
export const DEFAULT_PERIOD = 'month';
const CUSTOM = 'custom';
const toOptions = (rows: readonly NamedRef[] = []) => rows.map(({ id, name }) => ({ value: id, label: name }));

/** Makes the period and the dates exclusive: choosing one clears the other. */
const withExclusivePeriod = (list: ListParams) => ({
  ...list,
  getValue: (name: string) =>
    name === 'period' && (list.getValue('from') || list.getValue('to')) ? CUSTOM : list.getValue(name),
  setFilters: (change: Parameters<ListParams['setFilters']>[0]) =>
    list.setFilters('period' in change ? { ...change, from: undefined, to: undefined } : change),
});

export function FilterBar({ list }: { list: ListParams }) {
  return (
    <ListFilterContext value={withExclusivePeriod(list)}>
      <Flex gap="2" mb="4" wrap="wrap" align="center">
        <ViewFilter name="period" label={messages.period} options={periods} defaultValue={DEFAULT_PERIOD} />
        <DateRangeFilter from="from" to="to" label={messages.dates} />
        <MoreFilters names={FILTERS}>
          <MoreFilterFields />
        </MoreFilters>
      </Flex>
    </ListFilterContext>
  );
}

/** Loads the options when the dialog opens. */
function MoreFilterFields() {
  const vehicleTypes = useQuery(optionSources.vehicleTypes);
  const orderTypes = useQuery(optionSources.orderTypes);
  return (
    <>
      <SelectFilter name="vehicleTypeId" label={messages.vehicleType} options={toOptions(vehicleTypes.data)} />
      <SelectFilter name="orderTypeId" label={messages.orderType} options={toOptions(orderTypes.data)} />
      <ComboboxFilter name="pickLocationId" label={messages.pickLocation} source={optionSources.stops('pickup')} />
      <ComboboxFilter name="dropLocationId" label={messages.dropLocation} source={optionSources.stops('drop')} />
    </>
  );
}
