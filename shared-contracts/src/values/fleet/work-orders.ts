/** `fault`: a repair; `plan`: work required by intervals or laws. */
export const WORK_ORDER_KINDS = ['fault', 'plan'] as const;
export type WorkOrderKind = (typeof WORK_ORDER_KINDS)[number];

export const WORK_ORDER_STATUSES = ['open', 'inProgress', 'done', 'cancelled'] as const;
export type WorkOrderStatus = (typeof WORK_ORDER_STATUSES)[number];

export const WORK_ORDER_LINE_KINDS = ['part', 'labour'] as const;
export type WorkOrderLineKind = (typeof WORK_ORDER_LINE_KINDS)[number];

export const WORK_ORDER_ACTIONS = ['edit', 'start', 'complete', 'cancel', 'addDocument'] as const;

/** Limit of a line, so that the cost of an order stays within the range of money. */
export const MAX_LINE_QUANTITY = 1_000;
export const MAX_LINE_PRICE = 100_000_000;
export const MAX_WORK_ORDER_DOCUMENTS = 20;
