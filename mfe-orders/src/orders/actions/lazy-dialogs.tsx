import { Skeleton, lazyDialog } from 'shared-ui';
import { DialogBody } from 'shared-ui/overlays';

const loading = (
  <DialogBody>
    <Skeleton h="12" />
  </DialogBody>
);

export const ApproveDialog = lazyDialog(() => import('./approve-dialog.tsx').then((file) => file.ApproveDialog));
export const BulkMerge = lazyDialog(
  () => import('../split-merge/bulk-merge.tsx').then((file) => file.BulkMerge),
  loading,
);
export const BulkReject = lazyDialog(() => import('./bulk-reject.tsx').then((file) => file.BulkReject), loading);
export const BulkStage = lazyDialog(() => import('./bulk-stage.tsx').then((file) => file.BulkStage), loading);
export const CancelDialog = lazyDialog(() => import('./cancel-dialog.tsx').then((file) => file.CancelDialog));
export const DeclineDialog = lazyDialog(() =>
  import('../handshake/decline-dialog.tsx').then((file) => file.DeclineDialog),
);
export const DeliveredDialog = lazyDialog(() => import('./delivered-dialog.tsx').then((file) => file.DeliveredDialog));
export const RejectDialog = lazyDialog(() => import('./reject-dialog.tsx').then((file) => file.RejectDialog));
export const ReopenDialog = lazyDialog(() => import('./reopen-dialog.tsx').then((file) => file.ReopenDialog));
export const StageDialog = lazyDialog(() => import('./stage-dialog.tsx').then((file) => file.StageDialog));
