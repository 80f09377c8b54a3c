import { FormattedMessage } from 'react-intl';
import type { EInvoiceViolation } from 'shared-contracts/finance/e-invoices';
import { Box, Stack, Text, useFormatMessage } from 'shared-ui';
import { formatField } from './e-invoice-field.ts';
import { fixes, readingMessages } from './e-invoice.messages.ts';

type ViolationsProps = {
  violations: readonly EInvoiceViolation[];
  /** Whether only its sender can correct it. */ isReceived?: boolean;
};

/** Broken rules, each with its field and where to enter what is missing. Rules are quoted as published. */
export function Violations({ violations, isReceived = false }: ViolationsProps) {
  const formatMessage = useFormatMessage();
  return (
    <Stack as="ul" gap="3">
      {violations.map(({ rule, field, message, fix }) => (
        <Box as="li" key={`${rule} ${field}`} borderTopWidth="1px" pt="3" _first={{ borderTopWidth: '0', pt: '0' }}>
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {rule}{' '}
            <Text as="span" fontWeight="normal" color="fg.muted">
              {formatField(field, formatMessage)}
            </Text>
          </Text>
          <Text lang="en">{message}</Text>
          <Text color="fg.muted">
            <FormattedMessage {...(isReceived ? readingMessages.askSender : fixes[fix])} />
          </Text>
        </Box>
      ))}
    </Stack>
  );
}
