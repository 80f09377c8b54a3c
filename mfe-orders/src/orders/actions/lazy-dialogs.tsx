import { Skeleton, whenOpened } from 'shared-ui';
import { DialogBody } from 'shared-ui/overlays';

const loading = (
  <DialogBody>
    <Skeleton h="12" />
  </DialogBody>
);

export const BulkReject = whenOpened(() => import('./bulk-reject.tsx').then((file) => file.BulkReject), loading);
export const BulkStage = whenOpened(() => import('./bulk-stage.tsx').then((file) => file.BulkStage), loading);
export const CancelDialog = whenOpened(() => import('./cancel-dialog.tsx').then((file) => file.CancelDialog));
export const DeliveredDialog = whenOpened(() => import('./delivered-dialog.tsx').then((file) => file.DeliveredDialog));
export const RejectDialog = whenOpened(() => import('./reject-dialog.tsx').then((file) => file.RejectDialog));
export const ReopenDialog = whenOpened(() => import('./reopen-dialog.tsx').then((file) => file.ReopenDialog));
export const StageDialog = whenOpened(() => import('./stage-dialog.tsx').then((file) => file.StageDialog));
export const TrackingDialog = whenOpened(() => import('./tracking-dialog.tsx').then((file) => file.TrackingDialog));
