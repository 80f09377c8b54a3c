import type { WorkOrderRow } from 'shared-contracts/fleet/work-orders';
import type { WorkOrderStatus } from 'shared-contracts/values/fleet/work-orders';
import { StatusBadge, type StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { statuses } from './work-orders.messages.ts';

export const statusStyles: Record<WorkOrderStatus, StatusStyle> = {
  open: { label: statuses.open, tone: 'info', icon: icons.dot },
  inProgress: { label: statuses.inProgress, tone: 'progress', icon: icons.wrench },
  done: { label: statuses.done, tone: 'good', icon: icons.check },
  cancelled: { label: statuses.cancelled, tone: 'neutral', icon: icons.ban },
};

export const WorkOrderStatusBadge = ({ status }: Pick<WorkOrderRow, 'status'>) => (
  <StatusBadge {...statusStyles[status]} />
);
