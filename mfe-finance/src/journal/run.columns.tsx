import { FormattedMessage } from 'react-intl';
import type { JournalRun } from 'shared-contracts/finance/journal';
import { Box, withValues } from 'shared-ui';
import { DateTime, formatMoney } from 'shared-ui/format';
import type { Column } from 'shared-ui/list';
import { fields, messages } from './journal.messages.ts';

/** `YYYY-MM-DD` as dates are shown. */
const formatDay = (day: string) => day.split('-').toReversed().join('.');

const Period = ({ from, to }: JournalRun) => (
  <FormattedMessage
    {...(from === null
      ? withValues(messages.upTo, { to: formatDay(to) })
      : withValues(messages.between, { from: formatDay(from), to: formatDay(to) }))}
  />
);

export const runColumns: Column<JournalRun>[] = [
  { id: 'number', header: fields.number, sort: true, width: 80, inCard: true, cell: ({ number }) => String(number) },
  { id: 'to', header: fields.period, sort: true, width: 200, inCard: true, cell: (run) => <Period {...run} /> },
  { id: 'documents', header: fields.documents, numeric: true, width: 110, cell: ({ documents }) => String(documents) },
  {
    id: 'postings',
    header: fields.postings,
    numeric: true,
    width: 110,
    inCard: true,
    cell: ({ postings }) => String(postings),
  },
  {
    id: 'totals',
    header: fields.totals,
    numeric: true,
    width: 200,
    inCard: true,
    cell: ({ totals }) =>
      totals.map(({ currency, amount }) => <Box key={currency}>{formatMoney(amount, currency)}</Box>),
  },
  {
    id: 'createdAt',
    header: fields.createdAt,
    sort: true,
    width: 160,
    inCard: true,
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
    detail: ({ createdBy }) => createdBy,
  },
  {
    id: 'downloads',
    header: fields.downloads,
    numeric: true,
    width: 130,
    cell: ({ downloads }) => String(downloads),
    detail: ({ downloads, lastDownloadAt }) => downloads > 1 && <DateTime at={lastDownloadAt} />,
  },
];
