import { lazy } from 'react';

// Forms weigh more than a list or an order, which are read more often than anything of them is changed.
export const BulkReject = lazy(() => import('./bulk-reject.tsx').then((file) => ({ default: file.BulkReject })));
export const BulkStage = lazy(() => import('./bulk-stage.tsx').then((file) => ({ default: file.BulkStage })));
export const CancelDialog = lazy(() => import('./cancel-dialog.tsx').then((file) => ({ default: file.CancelDialog })));
export const DeliveredDialog = lazy(() => import('./delivered-dialog.tsx').then((file) => ({ default: file.DeliveredDialog })));
export const RejectDialog = lazy(() => import('./reject-dialog.tsx').then((file) => ({ default: file.RejectDialog })));
export const ReopenDialog = lazy(() => import('./reopen-dialog.tsx').then((file) => ({ default: file.ReopenDialog })));
export const StageDialog = lazy(() => import('./stage-dialog.tsx').then((file) => ({ default: file.StageDialog })));
export const TrackingDialog = lazy(() => import('./tracking-dialog.tsx').then((file) => ({ default: file.TrackingDialog })));
