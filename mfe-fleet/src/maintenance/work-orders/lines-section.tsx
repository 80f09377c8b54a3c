import { FormattedMessage } from 'react-intl';
import type { WorkOrder, WorkOrderLine } from 'shared-contracts/fleet/work-orders';
import { Section, Text } from 'shared-ui';
import { Money } from 'shared-ui/format';
import { type Column, PlainTable } from 'shared-ui/list';
import { fields, lineKinds, messages } from './work-orders.messages.ts';

/** The currency is only shown once, with the total, to save space on phones. */
const columns: Column<WorkOrderLine>[] = [
  { id: 'description', header: fields.lineDescription, cell: ({ description }) => description },
  { id: 'kind', header: fields.lineKind, cell: ({ kind }) => <FormattedMessage {...lineKinds[kind]} /> },
  { id: 'quantity', header: fields.quantity, numeric: true, cell: ({ quantity }) => quantity },
  {
    id: 'unitPrice',
    header: fields.unitPrice,
    numeric: true,
    cell: ({ unitPrice }) => <Money value={unitPrice} />,
  },
  {
    id: 'amount',
    header: fields.amount,
    numeric: true,
    cell: ({ amount }) => <Money value={amount} />,
  },
];

/** Parts and labour with their sums, and the cost of all. */
export const LinesSection = ({ order: { lines, cost, currency } }: { order: WorkOrder }) => (
  <Section title={messages.lines}>
    {lines.length === 0 ? (
      <Text color="fg.muted">
        <FormattedMessage {...messages.noLines} />
      </Text>
    ) : (
      <PlainTable
        label={messages.lines}
        columns={columns}
        rows={lines}
        totals={{
          description: <FormattedMessage {...fields.cost} />,
          amount: <Money value={cost} currency={currency} />,
        }}
      />
    )}
  </Section>
);
