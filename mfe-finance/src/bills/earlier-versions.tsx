import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { Bill, BillVersion } from 'shared-contracts/finance/bills';
import { Box, Button, Flex, Icon, Stack, Text, useFormatMessage, withValues } from 'shared-ui';
import { saveFile } from 'shared-ui/files';
import { DateOnly, Money } from 'shared-ui/format';
import { billMutations, type BillSubjectRef } from './bills.api.ts';
import { actionMessages, messages } from './bills.messages.ts';

type EarlierVersionProps = { subject: BillSubjectRef; bill: Bill; earlier: BillVersion };

function EarlierVersion({ subject, bill, earlier: { version, total, currency, approvedAt } }: EarlierVersionProps) {
  const formatMessage = useFormatMessage();
  const download = useMutation(billMutations.download(subject));
  const save = () =>
    download.mutate(version, {
      onSuccess: (content) => saveFile(content, `${bill.of}-bill ${bill.subject.number} ${version}.pdf`),
    });
  return (
    <Flex as="li" justify="space-between" align="center" gap="3" wrap="wrap">
      <Box minW="0">
        <Text fontWeight="medium">
          <FormattedMessage {...withValues(messages.earlierVersion, { version })} /> ·{' '}
          <Money value={total} currency={currency} />
        </Text>
        <Text textStyle="sm" color="fg.muted">
          <FormattedMessage {...messages.approvedOn} /> <DateOnly at={approvedAt} />
        </Text>
      </Box>
      <Button
        size="xs"
        variant="outline"
        loading={download.isPending}
        aria-label={formatMessage(withValues(actionMessages.versionPdf, { version }))}
        onClick={save}
      >
        <Icon name="download" size={14} />
        PDF
      </Button>
    </Flex>
  );
}

/** The approved bills that newer ones have replaced. */
export const EarlierVersions = ({ subject, bill }: Omit<EarlierVersionProps, 'earlier'>) => (
  <Stack as="ul" gap="3">
    {bill.earlierVersions.map((earlier) => (
      <EarlierVersion key={earlier.version} subject={subject} bill={bill} earlier={earlier} />
    ))}
  </Stack>
);
