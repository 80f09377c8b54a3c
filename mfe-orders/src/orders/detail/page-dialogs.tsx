import type { ReactNode } from 'react';
import { Can } from 'shared-auth';
import type { Order } from 'shared-contracts/orders';
import { useListParams } from 'shared-ui/list';
import { DeliveredDialog, RejectDialog, ReopenDialog, TrackingDialog } from './lazy-dialogs.tsx';
import { WRITE } from './order-access.ts';
import { OrderDialogs } from './order-dialogs.tsx';
import { RouteMapDialog } from './route-map-dialog.tsx';
import { TimingDialog } from './timing-dialog.tsx';

/** The dialog that the address of the page names, for whoever may use it. */
export function PageDialogs({ order }: { order: Order }) {
  const { dialog, close } = useListParams();
  const dialogs: Record<string, ReactNode> = {
    reject: <RejectDialog id={order.id} from={order.stage} onClose={close} />,
    reopen: (
      <Can access={WRITE}>
        <ReopenDialog order={order} onClose={close} />
      </Can>
    ),
    delivered: (
      <Can access={WRITE}>
        <DeliveredDialog order={order} onClose={close} />
      </Can>
    ),
    timing: <TimingDialog id={order.id} onClose={close} />,
    map: <RouteMapDialog order={order} onClose={close} />,
    tracking: <TrackingDialog order={order} onClose={close} />,
  };
  return (
    <>
      {dialogs[dialog?.name ?? '']}
      <OrderDialogs />
    </>
  );
}
