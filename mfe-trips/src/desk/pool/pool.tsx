import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Flex,
  Icon,
  Skeleton,
  useFormatMessage,
  useIsMobile,
  useStableCallback,
} from 'shared-ui';
import { ListFilterContext, RefetchBar, SavedViews, SearchFilter, SelectFilter, type ListParams } from 'shared-ui/list';
import { deskQueries } from '../desk.api.ts';
import { messages as deskMessages } from '../desk.messages.ts';
import { useDesk } from '../model/desk-context.ts';
import { useStore } from '../model/external-store.ts';
import { usePickUp } from '../model/use-pick-up.ts';
import { ORDER_HEIGHT, PoolOrder } from './pool-order.tsx';
import { PoolSelection } from './pool-selection.tsx';
import { AREA_FILTER } from './pool-filters.tsx';
import { messages } from './pool.messages.ts';
import { useVisibleRows } from './use-visible-rows.ts';

const SORTS = { pickupFrom: messages.sortPickup, deliveryFrom: messages.sortDelivery, number: messages.sortNumber };
/** Orders left below the visible ones when more are loaded. */
const LOAD_AHEAD = 30;

type PoolProps = {
  list: ListParams;
  /** Additional filters. */
  filters?: ReactNode;
  /** Moves the chosen orders by dialog. */
  onMove: (orderIds: readonly string[]) => void;
};

/** The orders that can be planned. Those that are chosen move together. */
export function Pool({ list, filters, onMove }: PoolProps) {
  const { plan, state, actions } = useDesk();
  const formatMessage = useFormatMessage();
  const pickUp = usePickUp();
  const { page: _page, limit: _limit, ...query } = list.query;
  const orders = useInfiniteQuery(deskQueries.orders(plan.id, query));
  const rows = useMemo(() => orders.data?.pages.flatMap(({ items }) => items) ?? [], [orders.data]);
  const chosenIds = useStore(state, 'chosenOrderIds', (ids) => ids);
  const { scroller, first, end } = useVisibleRows(rows.length, ORDER_HEIGHT);

  useEffect(() => {
    const poolOrders = new Map(rows.map((order) => [order.id, order]));
    const stillFree = [...state.get().chosenOrderIds].filter((id) => poolOrders.has(id));
    state.set({
      poolOrders,
      ...(stillFree.length < state.get().chosenOrderIds.size && { chosenOrderIds: new Set(stillFree) }),
    });
  }, [rows, state]);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = orders;
  useEffect(() => {
    if (end + LOAD_AHEAD >= rows.length && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [end, rows.length, hasNextPage, isFetchingNextPage, fetchNextPage]);

  // An area selected on the map also filters here.
  const area = list.getValues(AREA_FILTER).join(' ');
  const chosenArea = useRef(area);
  const isLoaded = orders.isSuccess && !orders.isPlaceholderData;
  useEffect(() => {
    if (!isLoaded || area === chosenArea.current) return;
    chosenArea.current = area;
    state.set({ chosenOrderIds: new Set(area === '' ? [] : rows.map(({ id }) => id)) });
  }, [isLoaded, area, rows, state]);

  const choose = useStableCallback((id: string, isChosen: boolean) => {
    const next = new Set(chosenIds);
    if (isChosen) next.add(id);
    else next.delete(id);
    state.set({ chosenOrderIds: next });
  });
  const isMobile = useIsMobile();
  const pickUpOrder = useStableCallback((id: string) => {
    // Phones have no timeline to move it on.
    if (isMobile) return onMove([id]);
    const dragged = actions.dragOrder(id);
    if (dragged) pickUp(dragged);
  });
  const total = orders.data?.pages[0]?.total;
  return (
    <ListFilterContext value={list}>
      <Flex
        as="section"
        aria-label={formatMessage(deskMessages.pool)}
        data-drop-pool
        direction="column"
        h="full"
        minH="0"
        bg="bg.surface"
        borderWidth="1px"
        borderRadius="md"
        overflow="hidden"
      >
        <Flex direction="column" gap="2" p="2" borderBottomWidth="1px" borderColor="border.subtle">
          <SearchFilter label={messages.search} />
          <Flex gap="2" align="center" wrap="wrap">
            <SelectFilter name="sort" label={messages.sort} options={SORTS} />
            {filters}
          </Flex>
          {area !== '' && (
            <Button
              size="xs"
              variant="outline"
              type="button"
              alignSelf="flex-start"
              onClick={() => list.setFilters({ [AREA_FILTER]: undefined })}
            >
              <FormattedMessage {...messages.inArea} />
              <Icon name="close" />
            </Button>
          )}
          <PoolSelection rows={rows} total={total} onMove={onMove}>
            <SavedViews name="planning-desk-orders" list={list} error={orders.error} />
          </PoolSelection>
        </Flex>
        <Box position="relative">
          <RefetchBar isActive={orders.isFetching && orders.data !== undefined} />
        </Box>
        <Box ref={scroller} flex="1" minH="0" overflowY="auto" tabIndex={-1}>
          {orders.isError && rows.length === 0 && (
            <ErrorState error={orders.error} onRetry={() => void orders.refetch()} size="inline" />
          )}
          {orders.isPending && <Skeleton h="40" m="2" />}
          {orders.isSuccess && rows.length === 0 && (
            <EmptyState
              icon="done"
              size="inline"
              title={list.isFiltered ? messages.noMatches : messages.empty}
              {...(!list.isFiltered && { text: messages.emptyText })}
            />
          )}
          <Box
            role={rows.length > 0 ? 'list' : undefined}
            position="relative"
            style={{ height: `${rows.length * ORDER_HEIGHT}px` }}
          >
            <div style={{ transform: `translateY(${first * ORDER_HEIGHT}px)` }}>
              {rows.slice(first, end).map((order) => (
                <PoolOrder
                  key={order.id}
                  order={order}
                  isChosen={chosenIds.has(order.id)}
                  canMove={plan.canEdit}
                  onChoose={choose}
                  onPickUp={pickUpOrder}
                />
              ))}
            </div>
          </Box>
        </Box>
      </Flex>
    </ListFilterContext>
  );
}
