import { useQuery } from '@tanstack/react-query';
import type { Named } from 'shared-contracts/common';
import { Flex } from 'shared-ui';
import {
  ChoiceFilter,
  DateRangeFilter,
  FilteringContext,
  MoreFilters,
  SelectFilter,
  ViewFilter,
  type ListParams,
} from 'shared-ui/list';
import { choices } from './dashboards.api.ts';
import { messages, periods } from './dashboards.messages.ts';

/** Those that the lists of orders and trips have as well. */
export const FILTERS = ['vehicleTypeId', 'orderTypeId', 'pickLocationId', 'dropLocationId'] as const;
export const USUAL_PERIOD = 'month';
const CUSTOM = 'custom';
const optionsOf = (rows: readonly Named[] = []) => rows.map(({ id, name }) => ({ value: id, label: name }));

/** A period or two dates: choosing the one leaves the other. */
const eitherOr = (list: ListParams) => ({
  ...list,
  valueOf: (name: string) =>
    name === 'period' && (list.valueOf('from') || list.valueOf('to')) ? CUSTOM : list.valueOf(name),
  filter: (change: Parameters<ListParams['filter']>[0]) =>
    list.filter('period' in change ? { ...change, from: undefined, to: undefined } : change),
});

export function FilterBar({ list }: { list: ListParams }) {
  return (
    <FilteringContext value={eitherOr(list)}>
      <Flex gap="2" mb="4" wrap="wrap" align="center">
        <ViewFilter name="period" label={messages.period} options={periods} usual={USUAL_PERIOD} />
        <DateRangeFilter from="from" to="to" label={messages.dates} />
        <MoreFilters names={FILTERS}>
          <More />
        </MoreFilters>
      </Flex>
    </FilteringContext>
  );
}

/** What they choose from is loaded with the dialog. */
function More() {
  const vehicleTypes = useQuery(choices.vehicleTypes);
  const orderTypes = useQuery(choices.orderTypes);
  return (
    <>
      <SelectFilter name="vehicleTypeId" label={messages.vehicleType} options={optionsOf(vehicleTypes.data)} />
      <SelectFilter name="orderTypeId" label={messages.orderType} options={optionsOf(orderTypes.data)} />
      <ChoiceFilter name="pickLocationId" label={messages.pickLocation} source={choices.stopsOf('pickup')} />
      <ChoiceFilter name="dropLocationId" label={messages.dropLocation} source={choices.stopsOf('drop')} />
    </>
  );
}
