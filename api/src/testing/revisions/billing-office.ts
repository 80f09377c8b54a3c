import { openBilling } from '../../finance/bills/testing/bill.fixtures.ts';
import type { Office } from './revision-case.ts';

export type Billing = Awaited<ReturnType<typeof openBilling>>;
let opened: Promise<Billing> | undefined;

/** Of the cases of finance, which share it. */
export const getBilling = ({ portal }: Office) => (opened ??= openBilling(portal));
