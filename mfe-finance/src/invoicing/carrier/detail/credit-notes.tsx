import { FormattedMessage } from 'react-intl';
import type { CarrierInvoice } from 'shared-contracts/finance/carrier-invoices';
import { Box, Button, Flex, Section, Stack, Text, withValues } from 'shared-ui';
import { formatMoney, Money, StatusBadge } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import { actions } from '../carrier-actions.messages.ts';
import { messages } from '../carrier.messages.ts';
import { carrierStatusStyles } from '../carrier-status-styles.ts';
import { formatDay } from '../day.ts';

type ItemProps = { note: CarrierInvoice['creditNotes'][number]; currency: string };

const NoteItem = ({ note: { id, number, status, issuedOn, total }, currency }: ItemProps) => (
  <Box as="li" py="3" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
    <Flex gap="2" rowGap="1" justify="space-between" align="baseline" wrap="wrap">
      <Text asChild fontWeight="medium" color="accent.fg" overflowWrap="anywhere">
        <Link to={`/carrier-invoices/${id}`}>{number}</Link>
      </Text>
      <Money value={total} currency={currency} />
    </Flex>
    <Flex mt="1" gap="2" justify="space-between" align="center" wrap="wrap">
      <StatusBadge {...carrierStatusStyles[status]} />
      <Text textStyle="sm" color="fg.muted">
        {formatDay(issuedOn)}
      </Text>
    </Flex>
  </Box>
);

/** The carrier's credit notes of an invoice, and what it still has to credit. */
export function CreditNotes({ invoice, onEnter }: { invoice: CarrierInvoice; onEnter: () => void }) {
  const { creditNotes, awaitedCredit, creditedTotal, currency } = invoice;
  if (creditNotes.length === 0 && awaitedCredit === null) return null;
  const format = (amount: string) => formatMoney(amount, currency);
  return (
    <Section title={messages.creditNotes}>
      <Stack gap="3">
        {awaitedCredit !== null && (
          <Text color="status.warn.fg" textWrap="pretty">
            <FormattedMessage {...withValues(messages.awaitsCredit, { amount: format(awaitedCredit) })} />
          </Text>
        )}
        {creditNotes.length > 0 && (
          <Box as="ul" my="-3">
            {creditNotes.map((note) => (
              <NoteItem key={note.id} note={note} currency={currency} />
            ))}
          </Box>
        )}
        {Number(creditedTotal) > 0 && (
          <Text textStyle="sm" color="fg.muted">
            <FormattedMessage {...withValues(messages.creditedOf, { amount: format(creditedTotal) })} />
          </Text>
        )}
        {invoice.actions.includes('credit') && (
          <Button variant="outline" alignSelf="start" onClick={onEnter}>
            <FormattedMessage {...actions.enterCredit} />
          </Button>
        )}
      </Stack>
    </Section>
  );
}
