import type { ContractUse } from 'shared-contracts/finance/contracts';

const describeUse = ({ as, count, names }: ContractUse) =>
  `${count} ${as}${count === 1 ? '' : 's'}${names.length > 0 ? `: ${names.join(', ')}` : ''}${count > names.length && names.length > 0 ? ', …' : ''}`;

/** "Used by 2 orders: O-000001, O-000002; 1 trip". */
export const describeUses = (uses: readonly ContractUse[]) => `Used by ${uses.map(describeUse).join('; ')}`;
