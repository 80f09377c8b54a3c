import type { Order } from 'shared-contracts/orders';
import { Badge, Grid, Page, Stack } from 'shared-ui';
import { FormattedMessage } from 'react-intl';
import { Slot } from 'shared-ui/area';
import { StageTrack } from 'shared-ui/format';
import { useListParams } from 'shared-ui/list';
import { Actions, type Action } from 'shared-ui/overlays';
import { useNavigate, useParams } from 'shared-ui/router';
import { ApprovalSection } from './approval-section.tsx';
import { CargoSection } from './cargo-section.tsx';
import { GeneralSection } from './general-section.tsx';
import { HistorySection } from './history-section.tsx';
import { LoadedOrder } from './loaded-order.tsx';
import { MeanwhileNote } from './meanwhile-note.tsx';
import { PageDialogs } from './page-dialogs.tsx';
import { messages as list } from './orders.messages.ts';
import { messages } from './order-page.messages.ts';
import { PredictionSection } from './prediction-section.tsx';
import { RejectedNote } from './rejected-note.tsx';
import { RouteSection } from './route-section.tsx';
import { useFreshOrders } from './use-fresh-orders.ts';
import { useOrderActions } from './use-order-actions.ts';
import { useTrackingAction } from './use-tracking-action.ts';

function Shown({ order }: { order: Order }) {
  const { id, number, reference, stage, waitsFor, isArchived } = order;
  const navigate = useNavigate();
  const { open } = useListParams();
  useFreshOrders(id);
  const actionsOf = useOrderActions({
    onReject: () => open('reject'),
    onMarkDelivered: () => open('delivered'),
    onReopen: () => open('reopen'),
    onDeleted: () => navigate('/orders'),
  });
  const trackingOf = useTrackingAction();
  const actions: Action[] = [...actionsOf(order), ...trackingOf(order)];
  return (
    <Page
      title={number}
      lead={reference}
      back={{ to: '/orders', label: list.title }}
      badge={
        isArchived && (
          <Badge>
            <FormattedMessage {...messages.archived} />
          </Badge>
        )
      }
      actions={
        <>
          <Slot name="order.page-actions" with={{ orderId: id, stage }} />
          <Actions of={actions} name={number} />
        </>
      }
    >
      <Stack gap="4">
        <MeanwhileNote order={order} />
        <StageTrack of="order" stage={stage} waitsFor={waitsFor} />
        <RejectedNote order={order} />
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }} gap="4" alignItems="start">
          <Stack gap="4">
            <RouteSection order={order} onOpen={open} />
            <CargoSection order={order} />
            <Slot name="order.proofs" with={{ orderId: id }} />
            <GeneralSection order={order} />
          </Stack>
          <Stack gap="4">
            <PredictionSection order={order} />
            <ApprovalSection order={order} />
            <HistorySection order={order} />
          </Stack>
        </Grid>
      </Stack>
      <PageDialogs order={order} />
    </Page>
  );
}

export default function OrderPage() {
  const { id = '' } = useParams();
  return <LoadedOrder id={id}>{(order) => <Shown order={order} />}</LoadedOrder>;
}
