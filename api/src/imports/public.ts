export { importRoutes } from './imports.routes.ts';
export { ediJobs } from './edi/edi-jobs.ts';
export { queueBill, queueOrderEvent } from './edi/outgoing/queue-outgoing.ts';
export { outdateTenders, queueTender } from './edi/carriers/queue-tender.ts';
export { writeReady } from './edi/outgoing/write-outgoing.ts';
export { storeReceived, settleReceived } from './edi/receive-edi.ts';
export { parseEdi } from './edi/syntaxes.rules.ts';
export { writeX12 } from './edi/x12.rules.ts';
