import { fileCleanup } from './platform/files/clean-up-files.ts';
import { idempotencyCleanup } from './platform/idempotency/idempotency.ts';
import { webhookDispatch } from './platform/webhooks/dispatch.ts';

export const platformJobs = { fileCleanup, idempotencyCleanup, webhookDispatch };
