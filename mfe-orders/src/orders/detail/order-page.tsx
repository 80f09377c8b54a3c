import type { Order } from 'shared-contracts/orders/orders';
import { Badge, Grid, Page, Stack } from 'shared-ui';
import { FormattedMessage } from 'react-intl';
import { Slot } from 'shared-ui/area';
import { ConcurrentChangeBanner, orderStatusStyles, StageProgress } from 'shared-ui/format';
import { useListParams } from 'shared-ui/list';
import { Actions, type Action } from 'shared-ui/overlays';
import { useNavigate, useParams } from 'shared-ui/router';
import { AcknowledgedNotice } from '../feasibility/acknowledged-notice.tsx';
import { CreditNotice } from '../credit/credit-notice.tsx';
import { ApprovalSection } from './approval-section.tsx';
import { CargoSection } from './cargo-section.tsx';
import { CommentsSection } from '../comments/comments-section.tsx';
import { DocumentsSection } from '../documents/documents-section.tsx';
import { GeneralSection } from './general-section.tsx';
import { HistorySection } from './history-section.tsx';
import { HandshakeNotice } from '../handshake/handshake-notice.tsx';
import { OrderLoader } from '../loaded-order.tsx';
import { PageDialogs } from './page-dialogs.tsx';
import { messages as list } from '../orders.messages.ts';
import { messages } from './order-page.messages.ts';
import { orderQueries } from '../orders.api.ts';
import { usePaperActions } from '../papers/use-paper-actions.ts';
import { PredictionSection } from './prediction-section.tsx';
import { RejectionNotice } from './rejection-notice.tsx';
import { RelatedOrdersNotice } from '../split-merge/related-orders-notice.tsx';
import { RouteSection } from './route-section.tsx';
import { useLiveOrders } from '../use-live-orders.ts';
import { useOrderActions } from '../actions/use-order-actions.ts';
import { useSaveTemplateAction } from '../templates/use-save-template-action.ts';
import { useTrackingAction } from '../tracking/use-tracking-action.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

function OrderDetails({ order }: { order: Order }) {
  const number = formatOrderNumber(order);
  const { id, reference, stage, waitsFor, isArchived } = order;
  const navigate = useNavigate();
  const { openDialog } = useListParams();
  useLiveOrders(id);
  const getActions = useOrderActions({
    onReject: () => openDialog('reject'),
    onMarkDelivered: () => openDialog('delivered'),
    onReopen: () => openDialog('reopen'),
    onDeleted: () => navigate('/orders'),
  });
  const getTrackingActions = useTrackingAction();
  const getTemplateActions = useSaveTemplateAction();
  const getPaperActions = usePaperActions();
  const actions: Action[] = [
    ...getActions(order),
    ...getTemplateActions(order),
    ...getTrackingActions(order),
    ...getPaperActions(order),
  ];
  return (
    <Page
      title={number}
      description={reference}
      backLink={{ to: '/orders', label: list.title }}
      badge={
        isArchived && (
          <Badge>
            <FormattedMessage {...messages.archived} />
          </Badge>
        )
      }
      actions={
        <>
          <Slot name="order.page-actions" slotProps={{ orderId: id, stage }} />
          <Actions actions={actions} name={number} />
        </>
      }
    >
      <Stack gap="4">
        <ConcurrentChangeBanner stage={stage} statusStyles={orderStatusStyles} timeline={orderQueries.timeline(id)} />
        <StageProgress of="order" stage={stage} waitingFor={waitsFor} />
        <RejectionNotice order={order} />
        <RelatedOrdersNotice order={order} />
        <AcknowledgedNotice order={order} />
        <HandshakeNotice order={order} />
        <CreditNotice order={order} />
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }} gap="4" alignItems="start">
          <Stack gap="4">
            <RouteSection order={order} onOpen={openDialog} />
            <CargoSection order={order} />
            <Slot name="order.proofs" slotProps={{ orderId: id }} />
            <GeneralSection order={order} />
            <CommentsSection order={order} />
          </Stack>
          <Stack gap="4">
            <PredictionSection order={order} />
            <ApprovalSection order={order} />
            <DocumentsSection order={order} />
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
  return <OrderLoader id={id}>{(order) => <OrderDetails order={order} />}</OrderLoader>;
}
