import type { ContractRow } from 'shared-contracts/finance/contracts';
import { exportColumn as column, type ExportColumns } from '../../platform/export/export-columns.rules.ts';

function toStatuses({ state, isDisabled, isExpired }: ContractRow): string[] {
  const ended = [...(isDisabled ? ['disabled'] : []), ...(isExpired ? ['expired'] : [])];
  if (state !== 'confirmed') return [state, ...ended];
  return ended.length > 0 ? ended : ['inForce'];
}

/** Keyed by the column ids of the screen. */
export const CONTRACT_EXPORT: ExportColumns<ContractRow> = {
  name: column('text', ({ name }) => name),
  status: column('code', toStatuses),
  partner: column('text', ({ partner }) => partner.name),
  startDate: [
    { kind: 'date', suffix: 'from', value: ({ startDate }) => startDate },
    { kind: 'date', suffix: 'to', value: ({ expireDate }) => expireDate },
  ],
  expireDate: column('date', ({ expireDate }) => expireDate),
  currency: column('text', ({ currency }) => currency),
  version: column('integer', ({ version }) => version),
  writer: column('text', ({ organization }) => organization.name),
  createdAt: column('dateTime', ({ createdAt }) => createdAt),
};
