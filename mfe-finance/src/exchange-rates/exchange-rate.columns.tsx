import { FormattedMessage } from 'react-intl';
import type { ExchangeRate } from 'shared-contracts/finance/exchange-rates';
import type { Column } from 'shared-ui/list';
import { formatDay } from './day.ts';
import { fields, messages, sources } from './exchange-rates.messages.ts';

export const rateColumns: Column<ExchangeRate>[] = [
  { id: 'day', header: fields.day, sort: true, width: 120, inCard: true, cell: ({ day }) => formatDay(day) },
  { id: 'base', header: fields.base, sort: true, width: 110, inCard: true, cell: ({ base }) => base },
  { id: 'quote', header: fields.quote, sort: true, width: 90, cell: ({ quote }) => quote },
  {
    id: 'rate',
    header: fields.rate,
    sort: true,
    numeric: true,
    width: 200,
    inCard: true,
    cell: ({ base, quote, rate }) => `1 ${base} = ${rate} ${quote}`,
  },
  {
    id: 'source',
    header: fields.source,
    labels: sources,
    width: 140,
    inCard: true,
    cell: ({ source }) => <FormattedMessage {...sources[source]} />,
    detail: ({ isShared }) => isShared && <FormattedMessage {...messages.shared} />,
  },
  { id: 'reason', header: fields.reason, width: 220, cell: ({ reason }) => reason ?? '–' },
  { id: 'createdBy', header: fields.createdBy, width: 180, cell: ({ createdBy }) => createdBy ?? '–' },
];
