import type { Order } from 'shared-contracts/orders';
import { Grid, Page, Stack } from 'shared-ui';
import { StageTrack } from 'shared-ui/format';
import { useListParams } from 'shared-ui/list';
import { Actions } from 'shared-ui/overlays';
import { useNavigate, useParams } from 'shared-ui/router';
import { ApprovalSection } from './approval-section.tsx';
import { CargoSection } from './cargo-section.tsx';
import { GeneralSection } from './general-section.tsx';
import { HistorySection } from './history-section.tsx';
import { LoadedOrder } from './loaded-order.tsx';
import { messages as list } from './orders.messages.ts';
import { PredictionSection } from './prediction-section.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { RejectedNote } from './rejected-note.tsx';
import { RouteSection } from './route-section.tsx';
import { useOrderActions } from './use-order-actions.ts';

function Shown({ order }: { order: Order }) {
  const { id, number, stage, waitsFor } = order;
  const navigate = useNavigate();
  const { dialog, open, close } = useListParams();
  const actionsOf = useOrderActions({ onReject: () => open('reject'), onDeleted: () => navigate('/orders') });
  return (
    <Page
      title={number} lead={order.reference} back={{ to: '/orders', label: list.title }}
      actions={<Actions of={actionsOf(order)} name={number} />}
    >
      <Stack gap="4">
        <StageTrack of="order" stage={stage} waitsFor={waitsFor} />
        <RejectedNote order={order} />
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }} gap="4" alignItems="start">
          <Stack gap="4"><RouteSection order={order} /><CargoSection order={order} /><GeneralSection order={order} /></Stack>
          <Stack gap="4"><PredictionSection order={order} /><ApprovalSection order={order} /><HistorySection order={order} /></Stack>
        </Grid>
      </Stack>
      {dialog?.name === 'reject' && <RejectDialog id={id} onClose={close} />}
    </Page>
  );
}

export default function OrderPage() {
  const { id = '' } = useParams();
  return <LoadedOrder id={id}>{(order) => <Shown order={order} />}</LoadedOrder>;
}
