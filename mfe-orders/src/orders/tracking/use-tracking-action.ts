import { useSession } from 'shared-auth';
import type { OrderRow } from 'shared-contracts/orders/orders';
import { useListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { messages } from './tracking.messages.ts';

/** Tracking links are managed by the owner of the order; their dialog is opened by URL. */
export function useTrackingAction(): (order: Pick<OrderRow, 'organization'>) => Action[] {
  const user = useSession((session) => session.user);
  const { openDialog } = useListParams();
  return ({ organization }) =>
    user?.role === 'root' || user?.organizationId === organization.id
      ? [{ label: messages.action, icon: 'send', onSelect: () => openDialog('tracking') }]
      : [];
}
