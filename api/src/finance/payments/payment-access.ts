import type { BillSubject } from 'shared-contracts/values/finance/bills';
import { hasAccess } from 'shared-contracts/values/identity/access';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import { MODELS_OF } from '../bill-access/bill-access.rules.ts';

/** Both sides of an invoice and its subject. */
export type InvoiceSides = { payerId: string; payeeId: string; of: BillSubject };

/** The payee records what it received: anyone who approves bills of that kind there. */
export const canRecord = (caller: Caller, { payeeId, of }: InvoiceSides): boolean =>
  (isRoot(caller) || caller.organizationId === payeeId) &&
  hasAccess(caller, { model: MODELS_OF[of].approves, action: 'write' });

export const isPartyOf = (caller: Caller, { payerId, payeeId }: Pick<InvoiceSides, 'payerId' | 'payeeId'>): boolean =>
  isRoot(caller) || [payerId, payeeId].includes(caller.organizationId);
