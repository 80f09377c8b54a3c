import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Bill, BillVersion } from 'shared-contracts/finance/bills';
import { Box, Button, Flex, Icon, Stack, Text, useFormatMessage, withValues, type Message } from 'shared-ui';
import { saveFile } from 'shared-ui/files';
import { DateOnly, Money } from 'shared-ui/format';
import { billMutations, type BillSubjectRef } from './bills.api.ts';
import { actionMessages, messages } from './bills.messages.ts';

type EarlierVersionProps = { subject: BillSubjectRef; bill: Bill; earlier: BillVersion };

type PaperButtonProps = {
  subject: BillSubjectRef;
  query: { version: number; paper?: 'creditNote' };
  /** The file name, without its extension. */
  name: string;
  label: Message;
};

function PaperButton({ subject, query, name, label }: PaperButtonProps) {
  const formatMessage = useFormatMessage();
  const download = useMutation(billMutations.download(subject));
  const save = () => download.mutate(query, { onSuccess: (content) => saveFile(content, `${name}.pdf`) });
  return (
    <Button size="xs" variant="outline" loading={download.isPending} aria-label={formatMessage(label)} onClick={save}>
      <Icon name="download" size={14} />
      PDF
    </Button>
  );
}

const Row = ({ children }: { children: ReactNode }) => (
  <Flex justify="space-between" align="center" gap="3" wrap="wrap">
    {children}
  </Flex>
);

function EarlierVersion({ subject, bill, earlier }: EarlierVersionProps) {
  const { version, total, currency, approvedAt, invoice, creditNote } = earlier;
  return (
    <Stack as="li" gap="1.5">
      <Row>
        <Box minW="0">
          <Text fontWeight="medium">
            <FormattedMessage {...withValues(messages.earlierVersion, { version })} /> ·{' '}
            <Money value={total} currency={currency} />
          </Text>
          <Text textStyle="sm" color="fg.muted">
            <FormattedMessage {...messages.approvedOn} /> <DateOnly at={approvedAt} />
          </Text>
          {invoice && (
            <Text textStyle="sm" color="fg.muted">
              <FormattedMessage {...withValues(messages.invoiceOf, { number: invoice })} />
            </Text>
          )}
        </Box>
        <PaperButton
          subject={subject}
          query={{ version }}
          name={invoice ? `invoice ${invoice}` : `${bill.of}-bill ${bill.subject.number} ${version}`}
          label={withValues(actionMessages.versionPdf, { version })}
        />
      </Row>
      {creditNote && (
        <Row>
          <Text textStyle="sm">
            <FormattedMessage {...withValues(messages.creditNoteOf, { number: creditNote })} />
          </Text>
          <PaperButton
            subject={subject}
            query={{ version, paper: 'creditNote' }}
            name={`credit-note ${creditNote}`}
            label={withValues(actionMessages.creditNotePdf, { number: creditNote })}
          />
        </Row>
      )}
    </Stack>
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
