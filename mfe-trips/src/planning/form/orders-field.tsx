import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCan } from 'shared-auth';
import { Box, Button, EmptyState, ErrorState, withValues, Flex, Skeleton, Text } from 'shared-ui';
import { ComboboxFilter, ListFilterContext, SearchFilter } from 'shared-ui/list';
import { pickerSources } from './picker-sources.api.ts';
import { toFormOrder, useTripFormContext, type FormOrder } from './trip-form-context.tsx';
import { LazyOrdersMap } from './lazy-maps.tsx';
import { OrdersList } from './orders-list.tsx';
import { planningQueries } from '../planning.api.ts';
import { READ_ROUTES } from '../plan-access.ts';
import { formMessages as messages } from './trip-form.messages.ts';
import { useSelectedOrders } from './use-selected-orders.ts';
import { useLocalFilters } from './use-local-filters.ts';

const pickupLocations = pickerSources.locations('pickup');
const dropLocations = pickerSources.locations('drop');

/** Selects validated orders in a list or on a map. Both also show selected orders that don't match the filters. */
export function OrdersField() {
  const { trip, orderById, addOrders, routeId, setRouteId } = useTripFormContext();
  const canReadRoutes = useCan(READ_ROUTES);
  const { values, filters } = useLocalFilters({ routeId });
  useEffect(() => setRouteId(values['routeId']), [values, setRouteId]);
  const { orderIds, toggleOrder } = useSelectedOrders();
  const ordersQuery = useInfiniteQuery(planningQueries.orders({ ...values, tripId: trip?.id }));
  const listedOrders = useMemo(
    () => (ordersQuery.data?.pages ?? []).flatMap(({ items }) => items).map(toFormOrder),
    [ordersQuery.data],
  );
  useEffect(() => addOrders(listedOrders), [listedOrders, addOrders]);
  const orders = useMemo(
    () =>
      withSelectedFirst(
        orderIds.flatMap((id) => orderById.get(id) ?? []),
        listedOrders,
      ),
    [orderIds, orderById, listedOrders],
  );
  const selectedIds = useMemo(() => new Set(orderIds), [orderIds]);
  const remainingCount = (ordersQuery.data?.pages[0]?.total ?? 0) - listedOrders.length;
  return (
    <Box>
      <ListFilterContext value={filters}>
        <Flex gap="2" mb="3" wrap="wrap" align="flex-start">
          <SearchFilter />
          <ComboboxFilter name="partnerId" label={messages.partner} source={pickerSources.partners} />
          <ComboboxFilter name="pickLocationId" label={messages.pickup} source={pickupLocations} />
          <ComboboxFilter name="dropLocationId" label={messages.drop} source={dropLocations} />
          <ComboboxFilter name="orderTypeId" label={messages.orderType} source={pickerSources.orderTypes} />
          {canReadRoutes && <ComboboxFilter name="routeId" label={messages.route} source={pickerSources.routes} />}
        </Flex>
      </ListFilterContext>
      <Text role="status" mb="2" textStyle="sm" fontWeight="medium">
        <FormattedMessage {...withValues(messages.selectedOrders, { count: orderIds.length })} />
      </Text>
      {ordersQuery.isError && (
        <ErrorState error={ordersQuery.error} onRetry={() => void ordersQuery.refetch()} size="inline" />
      )}
      {ordersQuery.isPending && <Skeleton h="340px" borderRadius="md" />}
      {ordersQuery.data && orders.length === 0 && (
        <EmptyState size="inline" title={messages.noOrders} text={messages.noOrdersText} />
      )}
      {orders.length > 0 && (
        <Flex gap="3" direction={{ base: 'column', xl: 'row' }}>
          <Box flex="1" minW="0">
            <OrdersList orders={orders} selectedIds={selectedIds} onToggle={toggleOrder} />
            {remainingCount > 0 && (
              <Button
                type="button"
                mt="2"
                size="sm"
                variant="outline"
                loading={ordersQuery.isFetchingNextPage}
                onClick={() => void ordersQuery.fetchNextPage()}
              >
                <FormattedMessage {...withValues(messages.more, { left: remainingCount })} />
              </Button>
            )}
          </Box>
          <Box flex="1" minW="0">
            <LazyOrdersMap orders={orders} selectedIds={orderIds} onToggle={toggleOrder} />
          </Box>
        </Flex>
      )}
    </Box>
  );
}

/** Puts selected orders that the list doesn't contain in front of it. */
function withSelectedFirst(selectedOrders: readonly FormOrder[], listedOrders: readonly FormOrder[]): FormOrder[] {
  const listedIds = new Set(listedOrders.map(({ id }) => id));
  return [...selectedOrders.filter(({ id }) => !listedIds.has(id)), ...listedOrders];
}
