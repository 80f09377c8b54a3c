import { FormattedMessage } from 'react-intl';
import type { CarrierInvoice, CarrierInvoiceMessage } from 'shared-contracts/finance/carrier-invoices';
import { Box, Button, Flex, Section, Stack, Text, withValues } from 'shared-ui';
import { DateTime, formatMoney, PersonName } from 'shared-ui/format';
import { actions } from '../carrier-actions.messages.ts';
import { messages } from '../carrier.messages.ts';
import { sumOfAmounts } from 'shared-contracts/values/finance/sum-of-amounts';

type ItemProps = { message: CarrierInvoiceMessage; currency: string };

const ThreadItem = ({ message: { organization, by, text, proposal, creditNote, createdAt }, currency }: ItemProps) => (
  <Box as="li" py="3" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
    <Flex gap="2" rowGap="1" align="baseline" wrap="wrap">
      <Text fontWeight="medium" overflowWrap="anywhere">
        {organization}
      </Text>
      {by !== null && (
        <Text color="fg.muted">
          <PersonName name={by} />
        </Text>
      )}
    </Flex>
    <Text textStyle="sm" color="fg.muted">
      <DateTime at={createdAt} />
    </Text>
    <Text mt="1" whiteSpace="pre-line" overflowWrap="anywhere">
      {text}
    </Text>
    {proposal && (
      <Text mt="1" fontWeight="medium" fontVariantNumeric="tabular-nums">
        <FormattedMessage
          {...withValues(messages.proposes, {
            amount: formatMoney(sumOfAmounts(proposal.map(({ net }) => net)), currency),
          })}
        />
      </Text>
    )}
    {creditNote && (
      <Text mt="1" textStyle="sm" color="fg.muted">
        <FormattedMessage {...messages.withCreditNote} />
      </Text>
    )}
  </Box>
);

type ThreadProps = { invoice: CarrierInvoice; onWrite: () => void };

/** Messages between payer and carrier about an invoice. */
export const Thread = ({ invoice, onWrite }: ThreadProps) => (
  <Section title={messages.thread}>
    <Stack gap="3">
      {invoice.messages.length === 0 ? (
        <Text color="fg.muted" textWrap="pretty">
          <FormattedMessage {...messages.noMessages} />
        </Text>
      ) : (
        <Box as="ol" my="-3">
          {invoice.messages.map((message) => (
            <ThreadItem key={message.id} message={message} currency={invoice.currency} />
          ))}
        </Box>
      )}
      {invoice.actions.includes('message') && (
        <Button variant="outline" alignSelf="start" onClick={onWrite}>
          <FormattedMessage {...actions.message} />
        </Button>
      )}
    </Stack>
  </Section>
);
