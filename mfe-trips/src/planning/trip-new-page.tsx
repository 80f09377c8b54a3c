import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useCan } from 'shared-auth';
import { FormattedMessage } from 'react-intl';
import { Box, Flex, NoAccess, Page, QueryContent, Text } from 'shared-ui';
import { notify } from 'shared-ui/data';
import { ListFilterContext, ListTabs, useListParams } from 'shared-ui/list';
import { useNavigate } from 'shared-ui/router';
import { AutomaticPlan } from './automatic/automatic-plan.tsx';
import { InsertionButton } from './insertion/insertion-button.tsx';
import { messages as insertionMessages } from './insertion/insertion.messages.ts';
import { WRITE } from './plan-access.ts';
import { messages } from './planning.messages.ts';
import { planningQueries } from './planning.api.ts';
import { toFormOrder } from './form/trip-form-context.tsx';
import { TripForm } from './form/trip-form.tsx';
import type { NumberedOrder } from 'shared-contracts/values/orders/order-number';

const TABS = { hand: messages.manual, automatic: messages.automatic };
const BACK = { to: '/trips', label: messages.trips };

export default function TripNewPage() {
  const canCreate = useCan(WRITE);
  const list = useListParams({ filters: ['how', 'routeId'], multiFilters: ['orderId'] });
  if (!canCreate) return <NoAccess />;
  const isAutomatic = list.getValue('how') === 'automatic';
  return (
    <Page title={messages.create} backLink={BACK} fullHeight={isAutomatic}>
      <ListFilterContext value={list}>
        <Box mb="4" flexShrink="0">
          <ListTabs name="how" label={messages.create} tabs={TABS} />
        </Box>
      </ListFilterContext>
      <KeepMounted isVisible={!isAutomatic}>
        <ChosenOrders orderIds={list.getValues('orderId')} routeId={list.getValue('routeId')} />
      </KeepMounted>
      <KeepMounted isVisible={isAutomatic} fillHeight>
        <AutomaticPlan />
      </KeepMounted>
    </Page>
  );
}

/** The form, with the orders of the URL selected as far as they can still be planned. */
function ChosenOrders({ orderIds, routeId }: { orderIds: readonly string[]; routeId: string | undefined }) {
  const [chosenIds] = useState(orderIds);
  const orders = useQuery({ ...planningQueries.chosenOrders(chosenIds), enabled: chosenIds.length > 0 });
  const isMissing = orders.data !== undefined && orders.data.items.length < chosenIds.length;
  useEffect(() => {
    if (isMissing) notify.info(messages.ordersMissing);
  }, [isMissing]);
  if (chosenIds.length === 0) return <TripForm initialRouteId={routeId} />;
  return (
    <QueryContent query={orders}>
      {({ items }) => (
        <>
          {chosenIds.length === 1 && items[0] && <InsertionHint order={items[0]} />}
          <TripForm chosenOrders={items.map(toFormOrder)} />
        </>
      )}
    </QueryContent>
  );
}

/** For a single order, which may fit into an existing trip. */
function InsertionHint({ order }: { order: NumberedOrder & { id: string } }) {
  const navigate = useNavigate();
  return (
    <Flex gap="3" align="center" wrap="wrap" mb="4" p="3" bg="bg.surface" borderWidth="1px" borderRadius="md">
      <Text color="fg.muted">
        <FormattedMessage {...insertionMessages.hint} />
      </Text>
      <InsertionButton order={order} onInserted={({ id }) => navigate(`/trips/${id}`)} />
    </Flex>
  );
}

/** Hides a tab instead of unmounting it, so that switching tabs keeps its input. */
function KeepMounted({
  isVisible,
  fillHeight = false,
  children,
}: {
  isVisible: boolean;
  fillHeight?: boolean;
  children: ReactNode;
}) {
  const wasVisible = useRef(isVisible);
  if (isVisible) wasVisible.current = true;
  if (!wasVisible.current) return null;
  return (
    <Box
      hidden={!isVisible}
      {...(fillHeight && isVisible && { display: 'flex', flexDirection: 'column', flex: '1', minH: '0' })}
    >
      {children}
    </Box>
  );
}
