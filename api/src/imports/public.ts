export { importRoutes } from './imports.routes.ts';
export { ediJobs } from './edi/edi-jobs.ts';
export { queueBill, queueOrderEvent } from './edi/outgoing/queue-outgoing.ts';
