import type { ContractRow } from 'shared-contracts/finance/contracts';
import { DateOnly, DateTime } from 'shared-ui/format';
import type { Column } from 'shared-ui/list';
import { messages, statuses } from '../contracts.messages.ts';
import { fields } from '../fields.messages.ts';
import { ContractStatuses } from '../contract-statuses.tsx';

export const columns: Column<ContractRow>[] = [
  { id: 'name', header: fields.name, sort: true, width: 200, inCard: true, cell: (contract) => contract.name },
  {
    id: 'status',
    header: messages.status,
    labels: statuses,
    width: 238,
    inCard: true,
    cell: (contract) => <ContractStatuses contract={contract} nowrap />,
  },
  {
    id: 'partner',
    header: fields.partner,
    sort: true,
    width: 185,
    inCard: true,
    cell: (contract) => contract.partner.name,
  },
  {
    id: 'startDate',
    header: fields.startDate,
    sort: true,
    width: 112,
    inCard: true,
    cell: (contract) => <DateOnly at={contract.startDate} />,
    detail: ({ expireDate }) =>
      expireDate !== null && (
        <>
          – <DateOnly at={expireDate} />
        </>
      ),
  },
  {
    id: 'expireDate',
    header: fields.expireDate,
    sort: true,
    width: 115,
    hiddenByDefault: true,
    cell: (contract) => <DateOnly at={contract.expireDate} />,
  },
  { id: 'currency', header: fields.currency, width: 86, cell: (contract) => contract.currency },
  { id: 'version', header: fields.version, numeric: true, width: 75, cell: (contract) => contract.version },
  {
    id: 'writer',
    header: fields.writer,
    width: 200,
    hiddenByDefault: true,
    cell: (contract) => contract.organization.name,
  },
  {
    id: 'createdAt',
    header: fields.createdAt,
    sort: true,
    width: 150,
    hiddenByDefault: true,
    cell: (contract) => <DateTime at={contract.createdAt} />,
  },
];
