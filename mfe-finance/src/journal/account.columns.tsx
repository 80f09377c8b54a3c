import { FormattedMessage } from 'react-intl';
import type { LedgerAccount } from 'shared-contracts/finance/journal';
import { LEDGER_KEYS } from 'shared-contracts/values/finance/journal';
import type { Column } from 'shared-ui/list';
import { fields, messages, roles } from './journal.messages.ts';

function KeyCell({ role, key, name }: LedgerAccount) {
  if (LEDGER_KEYS[role] === null) return '–';
  if (key === null) return <FormattedMessage {...messages.all} />;
  return LEDGER_KEYS[role] === 'taxRate' ? `${name} %` : (name ?? key);
}

export const accountColumns: Column<LedgerAccount>[] = [
  {
    id: 'role',
    header: fields.role,
    labels: roles,
    width: 220,
    inCard: true,
    cell: ({ role }) => <FormattedMessage {...roles[role]} />,
  },
  { id: 'key', header: fields.key, width: 320, inCard: true, cell: (row) => KeyCell(row) },
  { id: 'account', header: fields.account, width: 260, inCard: true, cell: ({ account }) => account },
];
