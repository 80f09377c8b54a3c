import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { InvoiceRow } from 'shared-contracts/finance/billing-periods';
import { Box, Heading, QueryContent, Skeleton, Stack, Text, withValues } from 'shared-ui';
import { saveFile } from 'shared-ui/files';
import { BulkForm } from 'shared-ui/form-dialog';
import { useDayConversion } from 'shared-ui/format';
import type { BulkAction, BulkDialogProps } from 'shared-ui/list';
import { useCloseDialog } from 'shared-ui/overlays';
import { object } from 'yup';
import { messages } from './e-invoice.messages.ts';
import { eInvoiceChecksQuery, invoicingMutations } from './invoicing.api.ts';
import { Violations } from './violations.tsx';

const schema = object({});

/** Saves the e-invoices of the selected invoices as a zip, and names those that lack something. */
function BulkEInvoices({ rows }: BulkDialogProps<InvoiceRow>) {
  const close = useCloseDialog();
  const { today } = useDayConversion();
  const checks = useQuery(eInvoiceChecksQuery(rows.map(({ id }) => id)));
  const download = useMutation(invoicingMutations.downloadEInvoices());
  return (
    <BulkForm
      schema={schema}
      submitLabel={messages.download}
      onSubmit={async () => {
        saveFile(await download.mutateAsync(rows.map(({ id }) => id)), `${today()} e-invoices.zip`);
        close();
      }}
    >
      <QueryContent query={checks} size="inline" skeleton={<Skeleton h="24" />}>
        {(items) => {
          const incomplete = items.filter(({ violations }) => violations.length > 0);
          return (
            <Stack gap="4">
              <Text>
                <FormattedMessage {...withValues(messages.allReady, { count: items.length - incomplete.length })} />{' '}
                {incomplete.length > 0 && (
                  <FormattedMessage {...withValues(messages.incomplete, { count: incomplete.length })} />
                )}
              </Text>
              {incomplete.map(({ id, number, violations }) => (
                <Box as="section" key={id}>
                  <Heading as="h3" textStyle="sm" mb="2">
                    {number}
                  </Heading>
                  <Violations violations={violations} />
                </Box>
              ))}
            </Stack>
          );
        }}
      </QueryContent>
    </BulkForm>
  );
}

export const bulkActions: readonly BulkAction<InvoiceRow>[] = [
  { label: messages.bulk, icon: 'download', invalidates: [], renderForm: (props) => <BulkEInvoices {...props} /> },
];
