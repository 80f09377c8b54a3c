import { FormattedMessage } from 'react-intl';
import type { StatementAccount, StatementEntry } from 'shared-contracts/finance/statements';
import { Box, Heading, StyledLink, Text, withValues } from 'shared-ui';
import { DateOnly, Money } from 'shared-ui/format';
import { type Column, PlainTable } from 'shared-ui/list';
import { Link } from 'shared-ui/router';
import { kinds, messages } from './statements.messages.ts';

type Row = Partial<StatementEntry> & { balance: string; label?: keyof typeof LABELS };
const LABELS = { opening: messages.opening, closing: messages.closing } as const;

const Reference = ({ kind, id, reference }: Row) =>
  kind === 'invoice' || kind === 'creditNote' ? (
    <StyledLink asChild whiteSpace="nowrap">
      <Link to={`/invoices?dialog=invoice.${id}`}>{reference}</Link>
    </StyledLink>
  ) : (
    reference
  );

const columnsOf = (currency: string): Column<Row>[] => [
  { id: 'date', header: messages.date, cell: ({ at }) => at !== undefined && <DateOnly at={at} /> },
  {
    id: 'document',
    header: messages.document,
    cell: ({ kind, label, reminded }) => (
      <>
        {kind && <FormattedMessage {...kinds[kind]} />}
        {reminded && (
          <Text textStyle="sm" color="fg.muted">
            <FormattedMessage {...withValues(messages.reminded, { step: reminded })} />
          </Text>
        )}
        {label && (
          <strong>
            <FormattedMessage {...LABELS[label]} />
          </strong>
        )}
      </>
    ),
  },
  { id: 'reference', header: messages.reference, cell: (row) => row.kind && <Reference {...row} /> },
  { id: 'due', header: messages.due, cell: ({ dueAt }) => typeof dueAt === 'number' && <DateOnly at={dueAt} /> },
  {
    id: 'amount',
    header: messages.amount,
    numeric: true,
    cell: ({ amount }) => amount !== undefined && <Money value={amount} currency={currency} />,
  },
  {
    id: 'balance',
    header: messages.balance,
    numeric: true,
    cell: ({ balance }) => <Money value={balance} currency={currency} />,
  },
];

/** The entries of a currency, from the opening to the closing balance. */
export function AccountTable({ account: { currency, opening, entries, closing } }: { account: StatementAccount }) {
  const title = withValues(messages.account, { currency });
  const rows: Row[] = [{ label: 'opening', balance: opening }, ...entries, { label: 'closing', balance: closing }];
  return (
    <Box as="section" bg="bg.surface" borderWidth="1px" borderRadius="md" px="4" py="3">
      <Heading as="h2" textStyle="md" mb="2">
        <FormattedMessage {...title} />
      </Heading>
      <PlainTable cardsOnPhones label={title} columns={columnsOf(currency)} rows={rows} />
    </Box>
  );
}
