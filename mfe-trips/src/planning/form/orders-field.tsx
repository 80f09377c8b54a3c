import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, EmptyState, ErrorState, fill, Flex, Skeleton, Text } from 'shared-ui';
import { ChoiceFilter, FilteringContext, SearchFilter } from 'shared-ui/list';
import { choices } from './choices.api.ts';
import { shownOf, useTripForm, type ShownOrder } from './known-orders.tsx';
import { LazyOrdersMap } from './lazy-maps.tsx';
import { OrdersList } from './orders-list.tsx';
import { planningQueries } from './planning.api.ts';
import { form as messages } from './trip-form.messages.ts';
import { useChosenOrders } from './use-chosen-orders.ts';
import { useFilters } from './use-filters.ts';

const pickups = choices.stopsOf('pickup');
const drops = choices.stopsOf('drop');

/** Validated orders to choose from, in a list and on the map; both show what is chosen, also when the filters do not find it. */
export function OrdersField() {
  const { trip, known, remember } = useTripForm();
  const { values, filtering } = useFilters();
  const { orderIds, toggle } = useChosenOrders();
  const found = useInfiniteQuery(planningQueries.orders({ ...values, tripId: trip?.id }));
  const rows = useMemo(() => (found.data?.pages ?? []).flatMap(({ items }) => items).map(shownOf), [found.data]);
  useEffect(() => remember(rows), [rows, remember]);
  const orders = useMemo(
    () =>
      chosenFirst(
        orderIds.flatMap((id) => known.get(id) ?? []),
        rows,
      ),
    [orderIds, known, rows],
  );
  const chosen = useMemo(() => new Set(orderIds), [orderIds]);
  const left = (found.data?.pages[0]?.total ?? 0) - rows.length;
  return (
    <Box>
      <FilteringContext value={filtering}>
        <Flex gap="2" mb="3" wrap="wrap" align="flex-start">
          <SearchFilter />
          <ChoiceFilter name="partnerId" label={messages.partner} source={choices.partners} />
          <ChoiceFilter name="pickLocationId" label={messages.pickup} source={pickups} />
          <ChoiceFilter name="dropLocationId" label={messages.drop} source={drops} />
          <ChoiceFilter name="orderTypeId" label={messages.orderType} source={choices.orderTypes} />
        </Flex>
      </FilteringContext>
      <Text role="status" mb="2" textStyle="sm" fontWeight="medium">
        <FormattedMessage {...fill(messages.chosen, { count: orderIds.length })} />
      </Text>
      {found.isError && <ErrorState error={found.error} onRetry={() => void found.refetch()} size="inline" />}
      {found.isPending && <Skeleton h="340px" borderRadius="md" />}
      {found.data && orders.length === 0 && (
        <EmptyState size="inline" title={messages.noOrders} text={messages.noOrdersText} />
      )}
      {orders.length > 0 && (
        <Flex gap="3" direction={{ base: 'column', xl: 'row' }}>
          <Box flex="1" minW="0">
            <OrdersList orders={orders} chosen={chosen} onToggle={toggle} />
            {left > 0 && (
              <Button
                type="button"
                mt="2"
                size="sm"
                variant="outline"
                loading={found.isFetchingNextPage}
                onClick={() => void found.fetchNextPage()}
              >
                <FormattedMessage {...fill(messages.more, { left })} />
              </Button>
            )}
          </Box>
          <Box flex="1" minW="0">
            <LazyOrdersMap orders={orders} chosen={orderIds} onToggle={toggle} />
          </Box>
        </Flex>
      )}
    </Box>
  );
}

/** Each order once and where it is found; before them what is chosen and not found. */
function chosenFirst(chosen: readonly ShownOrder[], rows: readonly ShownOrder[]): ShownOrder[] {
  const listed = new Set(rows.map(({ id }) => id));
  return [...chosen.filter(({ id }) => !listed.has(id)), ...rows];
}
