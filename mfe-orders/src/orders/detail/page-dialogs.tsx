import type { ReactNode } from 'react';
import { Can } from 'shared-auth';
import type { Order } from 'shared-contracts/orders/orders';
import { lazyDialog } from 'shared-ui';
import { useListParams } from 'shared-ui/list';
import { ApproveDialog, DeliveredDialog, RejectDialog, ReopenDialog } from '../actions/lazy-dialogs.tsx';
import { WRITE } from '../order-access.ts';
import { OrderDialogs } from '../actions/order-dialogs.tsx';
import { RouteMapDialog } from '../route/route-map-dialog.tsx';
import { SaveTemplateDialog } from '../templates/lazy-dialogs.tsx';
import { TimingDialog } from './timing-dialog.tsx';

const CorrectTimesDialog = lazyDialog(() =>
  import('../route/correct-times-dialog.tsx').then((file) => file.CorrectTimesDialog),
);
const SlotDialog = lazyDialog(() => import('../slots/slot-dialog.tsx').then((file) => file.SlotDialog));
const SplitDialog = lazyDialog(() => import('../split-merge/split-dialog.tsx').then((file) => file.SplitDialog));
const TenderDialog = lazyDialog(() => import('../tender/tender-dialog.tsx').then((file) => file.TenderDialog));
const TrackingDialog = lazyDialog(() => import('../tracking/tracking-dialog.tsx').then((file) => file.TrackingDialog));

/** The dialog named in the URL, if the user has access to it. */
export function PageDialogs({ order }: { order: Order }) {
  const { dialog, openDialog, closeDialog } = useListParams();
  const dialogs: Record<string, ReactNode> = {
    // Hidden when someone has approved it in the meantime.
    approve: order.actions.includes('approve') && <ApproveDialog order={order} onClose={closeDialog} />,
    reject: <RejectDialog id={order.id} from={order.stage} onClose={closeDialog} />,
    reopen: (
      <Can access={WRITE}>
        <ReopenDialog order={order} onClose={closeDialog} />
      </Can>
    ),
    delivered: (
      <Can access={WRITE}>
        <DeliveredDialog order={order} onClose={closeDialog} />
      </Can>
    ),
    template: (
      <Can access={WRITE}>
        <SaveTemplateDialog order={order} onClose={closeDialog} />
      </Can>
    ),
    timing: (
      <TimingDialog id={order.id} onCorrect={(stop) => openDialog('times', String(stop))} onClose={closeDialog} />
    ),
    times: <CorrectTimesDialog order={order} position={Number(dialog?.id)} onClose={() => openDialog('timing')} />,
    map: <RouteMapDialog order={order} onClose={closeDialog} />,
    split: (
      <Can access={WRITE}>
        <SplitDialog order={order} onClose={closeDialog} />
      </Can>
    ),
    tender: <TenderDialog order={order} onClose={closeDialog} />,
    slot: (
      <SlotDialog
        orderId={order.id}
        location={order.stops[Number(dialog?.id)]?.location.name ?? ''}
        position={Number(dialog?.id)}
        onClose={closeDialog}
      />
    ),
    tracking: <TrackingDialog order={order} onClose={closeDialog} />,
  };
  return (
    <>
      {dialogs[dialog?.name ?? '']}
      <OrderDialogs />
    </>
  );
}
