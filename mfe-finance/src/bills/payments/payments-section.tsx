import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { InvoiceBalance, InvoicePayment, InvoicePayments } from 'shared-contracts/finance/payments';
import {
  Box,
  Button,
  DescriptionItem,
  DescriptionList,
  Flex,
  Icon,
  QueryContent,
  Skeleton,
  Stack,
  StyledLink,
  Text,
  useFormatMessage,
  withValues,
} from 'shared-ui';
import { ReasonDialog } from 'shared-ui/form-dialog';
import { DateOnly, formatMoney, Money, StatusBadge } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import { CreditNotes } from './credit-notes.tsx';
import { paymentStatusStyles } from './payment-status-styles.ts';
import { paymentMutations, paymentQueries } from './payments.api.ts';
import { formMessages, messages, methods, settleMessages } from './payments.messages.ts';

const RecordPaymentDialog = lazy(async () => ({
  default: (await import('./record-payment-dialog.tsx')).RecordPaymentDialog,
}));

const SettleDialog = lazy(async () => ({ default: (await import('./settle-dialog.tsx')).SettleDialog }));

function TakeBackDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const takeBack = useMutation(paymentMutations.takeBack(id));
  return (
    <ReasonDialog
      title={formMessages.takeBackTitle}
      help={formMessages.takeBackHelp}
      submitLabel={formMessages.takeBack}
      onSubmit={(reason) => takeBack.mutateAsync({ reason })}
      onClose={onClose}
    />
  );
}

const isNegative = (amount: string) => amount.startsWith('-');

type PaymentProps = { payment: InvoicePayment; currency: string; onTakeBack: () => void };

const Muted = ({ children }: { children: ReactNode }) => (
  <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
    {children}
  </Text>
);

/** The payment method, or the use of a credit balance. */
function Kind({ payment: { kind, method, amount, other } }: { payment: InvoicePayment }) {
  const formatMessage = useFormatMessage();
  const name = formatMessage(methods[method]);
  if (kind === 'refund') return <FormattedMessage {...withValues(messages.refunded, { method: name })} />;
  const direction = isNegative(amount) ? messages.allocatedTo : messages.allocatedFrom;
  return kind === 'transfer' ? <FormattedMessage {...withValues(direction, { number: other ?? '' })} /> : name;
}

function Payment({ payment, currency, onTakeBack }: PaymentProps) {
  const { amount, total, paidAt, reference, note, recordedBy, takenBack, actions } = payment;
  return (
    <Flex as="li" justify="space-between" align="flex-start" gap="3" py="2" _notFirst={{ borderTopWidth: '1px' }}>
      <Box minW="0">
        <Text fontWeight="medium" {...(takenBack && { textDecoration: 'line-through', color: 'fg.muted' })}>
          <DateOnly at={paidAt} /> · <Money value={amount} currency={currency} />
        </Text>
        <Muted>
          <Kind payment={payment} />
          {reference && ` · ${reference}`}
          {recordedBy && (
            <>
              {' · '}
              <FormattedMessage {...withValues(messages.by, { user: recordedBy })} />
            </>
          )}
        </Muted>
        {total !== amount && (
          <Muted>
            <FormattedMessage {...withValues(messages.ofTotal, { total: formatMoney(total, currency) })} />
          </Muted>
        )}
        {note && <Muted>{note}</Muted>}
        {takenBack && (
          <Muted>
            <FormattedMessage {...withValues(messages.takenBack, { reason: takenBack.reason })} />
          </Muted>
        )}
      </Box>
      {actions.includes('takeBack') && (
        <Button size="xs" variant="outline" onClick={onTakeBack}>
          <Icon name="undo" size={14} />
          <FormattedMessage {...formMessages.takeBack} />
        </Button>
      )}
    </Flex>
  );
}

const Amounts = ({ invoice: { paid, credited, open, state, currency } }: { invoice: InvoicePayments }) => (
  <>
    <Box mb="2">
      <StatusBadge {...paymentStatusStyles[state]} />
    </Box>
    <DescriptionList compact>
      <DescriptionItem label={messages.paid}>
        <Money value={paid} currency={currency} />
      </DescriptionItem>
      {Number(credited) > 0 && (
        <DescriptionItem label={messages.credited}>
          <Money value={credited} currency={currency} />
        </DescriptionItem>
      )}
      <DescriptionItem label={isNegative(open) ? messages.creditBalance : messages.open}>
        <Money value={open.replace('-', '')} currency={currency} />
      </DescriptionItem>
    </DescriptionList>
  </>
);

const ACTIONS = {
  record: { icon: 'plus', label: formMessages.record },
  settle: { icon: 'undo', label: settleMessages.action },
} as const;

type SectionProps = {
  balance: InvoiceBalance;
  payerId: string;
  /** Whether to link to the invoice. */
  isLinked?: boolean;
};

/** Payments and credits of an invoice; the payee records payments, and settles a credit balance. */
export function PaymentsSection({ balance, payerId, isLinked = false }: SectionProps) {
  const payments = useQuery(paymentQueries.ofInvoice(balance.invoiceId));
  const [dialog, setDialog] = useState<'record' | 'settle' | { takeBack: string }>();
  const close = () => setDialog(undefined);
  return (
    <QueryContent query={payments} size="inline" skeleton={<Skeleton h="16" />}>
      {(invoice) => (
        <Stack gap="2">
          <Amounts invoice={invoice} />
          {invoice.items.length === 0 && (
            <Box>
              <Text textStyle="sm" color="fg.muted">
                <FormattedMessage {...messages.none} />
              </Text>
              <Muted>
                <FormattedMessage {...messages.noneHelp} />
              </Muted>
            </Box>
          )}
          <Box as="ul">
            {invoice.items.map((payment) => (
              <Payment
                key={payment.id}
                payment={payment}
                currency={invoice.currency}
                onTakeBack={() => setDialog({ takeBack: payment.id })}
              />
            ))}
          </Box>
          <CreditNotes invoice={invoice} />
          <Flex gap="3" align="center" wrap="wrap">
            {invoice.actions.map((action) => (
              <Button key={action} size="xs" variant="outline" onClick={() => setDialog(action)}>
                <Icon name={ACTIONS[action].icon} size={14} />
                <FormattedMessage {...ACTIONS[action].label} />
              </Button>
            ))}
            {isLinked && (
              <StyledLink asChild textStyle="sm">
                <Link to={`/invoices?dialog=invoice.${invoice.invoiceId}`}>
                  <FormattedMessage {...messages.openInvoice} />
                </Link>
              </StyledLink>
            )}
          </Flex>
          {dialog === 'settle' && (
            <Suspense>
              <SettleDialog invoice={invoice} onClose={close} />
            </Suspense>
          )}
          {dialog === 'record' && (
            <Suspense>
              <RecordPaymentDialog invoice={{ ...invoice, payerId }} onClose={close} />
            </Suspense>
          )}
          {typeof dialog === 'object' && <TakeBackDialog id={dialog.takeBack} onClose={close} />}
        </Stack>
      )}
    </QueryContent>
  );
}
