export { importRoutes } from './imports.routes.ts';
export { ediWriting } from './edi/outgoing/write-outgoing.ts';
export { queueBill, queueOrderEvent } from './edi/outgoing/queue-outgoing.ts';
