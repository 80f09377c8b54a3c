import { FormattedMessage } from 'react-intl';
import type { CarrierInvoice, InvoiceComparisonRow } from 'shared-contracts/finance/carrier-invoices';
import {
  Box,
  Button,
  DescriptionItem,
  DescriptionList,
  Flex,
  Section,
  Stack,
  Text,
  useIsMobile,
  withValues,
} from 'shared-ui';
import { formatMoney, Money, StatusBadge } from 'shared-ui/format';
import { type Column, PlainTable } from 'shared-ui/list';
import { Link } from 'shared-ui/router';
import { actions } from '../carrier-actions.messages.ts';
import { agreesStyle, differenceStyles } from '../carrier-status-styles.ts';
import { fields, messages, settlements } from '../carrier.messages.ts';

const EMPTY = '–';
const Muted = ({ children }: { children: React.ReactNode }) => (
  <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
    {children}
  </Text>
);

/** The texts of a row's lines. */
function LineTexts({ invoice, row }: { invoice: CarrierInvoice; row: InvoiceComparisonRow }) {
  const lines = invoice.lines.filter(({ position }) => row.lines.includes(position));
  return lines.map(({ position, reference, description }) => (
    <Muted key={position}>
      <FormattedMessage
        {...withValues(messages.lineOf, {
          line: position + 1,
          text: [reference, description].filter(Boolean).join(' · ') || EMPTY,
        })}
      />
    </Muted>
  ));
}

type CellProps = { invoice: CarrierInvoice; row: InvoiceComparisonRow; onChoose: (position: number) => void };

function SubjectCell({ invoice, row, onChoose }: CellProps) {
  const { subject, lines } = row;
  const isOwn = invoice.side === 'payer';
  const [position] = lines;
  return (
    <Stack gap="1" align="start" minW="9rem">
      {subject && isOwn && (
        <Text asChild fontWeight="medium" color="accent.fg">
          <Link to={`/${subject.of}s/${subject.id}?dialog=bill`}>{subject.number}</Link>
        </Text>
      )}
      {subject && !isOwn && <Text fontWeight="medium">{subject.number}</Text>}
      {!subject && (
        <Text color="fg.muted">
          <FormattedMessage {...messages.unassigned} />
        </Text>
      )}
      <LineTexts invoice={invoice} row={row} />
      {invoice.actions.includes('match') && position !== undefined && (
        <Button size="xs" variant="outline" onClick={() => onChoose(position)}>
          <FormattedMessage {...actions.choose} />
        </Button>
      )}
    </Stack>
  );
}

/** Net over tax. */
const Sums = ({ sums, currency }: { sums: { net: string; tax: string } | null; currency: string | null }) =>
  sums ? (
    <>
      <Money value={sums.net} currency={currency} />
      <Muted>
        <FormattedMessage {...fields.tax} /> <Money value={sums.tax} currency={currency} />
      </Muted>
    </>
  ) : (
    EMPTY
  );

const Result = ({ row, currency }: { row: InvoiceComparisonRow; currency: string }) => (
  <Stack gap="1" align="start">
    <Flex gap="1" wrap="wrap">
      {row.differences.length === 0 && <StatusBadge {...agreesStyle} />}
      {row.differences.map((difference) => (
        <StatusBadge key={difference} {...differenceStyles[difference]} />
      ))}
    </Flex>
    {row.otherInvoice !== null && (
      <Muted>
        <FormattedMessage {...withValues(messages.otherInvoice, { number: row.otherInvoice })} />
      </Muted>
    )}
    {Number(row.allowed) > 0 && (
      <Muted>
        <FormattedMessage {...withValues(messages.allowed, { amount: formatMoney(row.allowed, currency) })} />
      </Muted>
    )}
  </Stack>
);

/** The agreed amount, or else a proposed one. */
function Agreed({ invoice, row }: { invoice: CarrierInvoice; row: InvoiceComparisonRow }) {
  const amounts = invoice.agreed?.amounts ?? invoice.proposal?.amounts ?? [];
  const amount = amounts.find(({ subjectId }) => subjectId === row.subject?.id);
  if (!amount) return EMPTY;
  return (
    <>
      <Sums sums={amount} currency={invoice.currency} />
      {amount.settlement !== null && amount.settlement !== 'none' && (
        <Muted>
          <FormattedMessage {...settlements[amount.settlement]} />
        </Muted>
      )}
    </>
  );
}

type ComparisonProps = { invoice: CarrierInvoice; onChoose: (position: number) => void };
type ComparisonColumn = Pick<Column<InvoiceComparisonRow>, 'id' | 'header' | 'cell' | 'numeric'>;

function agreedHeader({ credited, agreed }: CarrierInvoice) {
  if (credited) return fields.payableChange;
  return agreed ? fields.agreed : fields.proposed;
}

function toColumns({ invoice, onChoose }: ComparisonProps): ComparisonColumn[] {
  const { currency, agreed, proposal, credited } = invoice;
  const amounts: ComparisonColumn = {
    id: 'agreed',
    header: agreedHeader(invoice),
    numeric: true,
    cell: (row) => <Agreed invoice={invoice} row={row} />,
  };
  const difference: ComparisonColumn = {
    id: 'difference',
    header: fields.difference,
    numeric: true,
    cell: (row) => <Money value={row.difference} currency={currency} />,
  };
  return [
    {
      id: 'subject',
      header: fields.subject,
      cell: (row) => <SubjectCell invoice={invoice} row={row} onChoose={onChoose} />,
    },
    {
      id: 'invoiced',
      header: credited ? fields.creditedLines : fields.invoiced,
      numeric: true,
      cell: ({ invoiced }) => <Sums sums={invoiced} currency={currency} />,
    },
    {
      id: 'billed',
      header: credited ? fields.openOfInvoice : fields.billed,
      numeric: true,
      cell: ({ billed }) => <Sums sums={billed} currency={billed?.currency ?? null} />,
    },
    ...(credited ? [] : [difference]),
    ...(agreed || proposal ? [amounts] : []),
    { id: 'result', header: fields.result, cell: (row) => <Result row={row} currency={currency} /> },
  ];
}

/** For phones, where a table of amounts would scroll sideways. */
const Cards = ({ rows, columns }: { rows: readonly InvoiceComparisonRow[]; columns: ComparisonColumn[] }) => (
  <Box as="ul">
    {rows.map((row) => (
      <Box
        as="li"
        key={row.subject?.id ?? `line ${row.lines.join()}`}
        py="3"
        _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}
      >
        <DescriptionList>
          {columns.map(({ id, header, cell }) => (
            <DescriptionItem key={id} label={header} fullWidth={id === 'subject'}>
              {cell(row)}
            </DescriptionItem>
          ))}
        </DescriptionList>
      </Box>
    ))}
  </Box>
);

/** The invoice compared with the bills, by order or trip. */
export function Comparison(props: ComparisonProps) {
  const { comparison, credited } = props.invoice;
  const title = credited ? messages.comparedWithInvoice : messages.comparison;
  const isMobile = useIsMobile();
  if (!comparison)
    return (
      <Section title={title}>
        <Text color="fg.muted" textWrap="pretty">
          <FormattedMessage {...(credited ? messages.waitingForApproval : messages.waitingForDispute)} />
        </Text>
      </Section>
    );
  const { rows, totalsDiffer } = comparison;
  const isSame = !totalsDiffer && rows.every(({ differences }) => differences.length === 0);
  const columns = toColumns(props);
  return (
    <Section title={title}>
      <Stack gap="3">
        {totalsDiffer && (
          <Text color="status.bad.fg">
            <FormattedMessage {...messages.totalsDiffer} />
          </Text>
        )}
        {isSame && (
          <Text color="status.good.fg">
            <FormattedMessage {...(credited ? messages.fitsInvoice : messages.sameTotals)} />
          </Text>
        )}
        {isMobile ? (
          <Cards rows={rows} columns={columns} />
        ) : (
          <PlainTable label={title} rows={rows} columns={columns} />
        )}
      </Stack>
    </Section>
  );
}
