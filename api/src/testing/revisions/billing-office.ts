import { openBilling } from '../../finance/bills/testing/bill.fixtures.ts';
import type { Office } from './revision-case.ts';

export type Billing = Awaited<ReturnType<typeof openBilling>>;
let opened: Promise<Billing> | undefined;

/** The billing fixtures that the cases of finance share. */
export const getBilling = ({ portal }: Office) => (opened ??= openBilling(portal));
