import type { Access } from 'shared-contracts/values/identity/access';

export const ACCOUNTS_PATH = '/journal/accounts';

export const WRITE: Access = {
  model: 'orderBillApprove',
  action: 'write',
  or: [{ model: 'tripBillApprove', action: 'write' }],
};
