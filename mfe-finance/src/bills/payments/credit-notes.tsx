import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { InvoicePayments } from 'shared-contracts/finance/payments';
import { Box, Button, Flex, Heading, Icon, StyledLink, Text, useFormatMessage, withValues } from 'shared-ui';
import { saveFile } from 'shared-ui/files';
import { DateOnly, Money } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import { paymentMutations } from './payments.api.ts';
import { messages } from './payments.messages.ts';

type CreditNote = InvoicePayments['creditNotes'][number];

function CreditNoteRow({ note: { id, number, issuedAt, total }, currency }: { note: CreditNote; currency: string }) {
  const formatMessage = useFormatMessage();
  const download = useMutation(paymentMutations.downloadInvoice());
  const save = () => download.mutate(id, { onSuccess: (content) => saveFile(content, `credit-note ${number}.pdf`) });
  return (
    <Flex as="li" justify="space-between" align="center" gap="3" py="1.5" wrap="wrap">
      <Box minW="0">
        <StyledLink asChild>
          <Link to={`/invoices?dialog=invoice.${id}`}>{number}</Link>
        </StyledLink>
        <Text textStyle="xs" color="fg.muted">
          <DateOnly at={issuedAt} /> · <Money value={total} currency={currency} />
        </Text>
      </Box>
      <Button
        size="xs"
        variant="outline"
        loading={download.isPending}
        aria-label={formatMessage(withValues(messages.creditNotePdf, { number }))}
        onClick={save}
      >
        <Icon name="download" size={14} />
        PDF
      </Button>
    </Flex>
  );
}

/** Credit notes that reverse an invoice in whole or in part. */
export const CreditNotes = ({ invoice: { creditNotes, currency } }: { invoice: InvoicePayments }) =>
  creditNotes.length > 0 && (
    <Box>
      <Heading as="h4" textStyle="sm">
        <FormattedMessage {...messages.creditNotes} />
      </Heading>
      <Box as="ul">
        {creditNotes.map((note) => (
          <CreditNoteRow key={note.id} note={note} currency={currency} />
        ))}
      </Box>
    </Box>
  );
