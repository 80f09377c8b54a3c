import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { InvoiceRow } from 'shared-contracts/finance/billing-periods';
import { Button, Icon, QueryContent, Skeleton, Stack, Text, withValues } from 'shared-ui';
import { saveFile } from 'shared-ui/files';
import { Dialog, DialogBody, DialogFooter } from 'shared-ui/overlays';
import { messages } from './e-invoice.messages.ts';
import { eInvoiceChecksQuery, invoicingMutations } from './invoicing.api.ts';
import { Violations } from './violations.tsx';

const FILE_NAMES = { invoice: 'invoice', creditNote: 'credit-note' } as const;

/** Downloads the e-invoice of an invoice or credit note, or shows its missing values. */
export function EInvoiceDialog({ invoice, onClose }: { invoice: InvoiceRow; onClose: () => void }) {
  const [{ id, kind, number }] = useState(invoice);
  const checks = useQuery(eInvoiceChecksQuery([id]));
  const download = useMutation(invoicingMutations.downloadEInvoice());
  const isReady = checks.data?.every(({ violations }) => violations.length === 0) ?? false;
  const save = async () => {
    saveFile(await download.mutateAsync(id), `${FILE_NAMES[kind]} ${number.replaceAll('/', '-')}.xml`);
    onClose();
  };
  return (
    <Dialog title={withValues(messages.title, { number })} width={600} onClose={onClose}>
      <DialogBody>
        <QueryContent query={checks} size="inline" skeleton={<Skeleton h="24" />}>
          {(items) => (
            <Stack gap="4">
              <Text>
                <FormattedMessage {...(isReady ? messages.ready : messages.invalid)} />
              </Text>
              <Violations violations={items.flatMap(({ violations }) => violations)} />
            </Stack>
          )}
        </QueryContent>
      </DialogBody>
      {isReady && (
        <DialogFooter>
          <Button loading={download.isPending} onClick={() => void save().catch(() => undefined)}>
            <Icon name="download" />
            <FormattedMessage {...messages.download} />
          </Button>
        </DialogFooter>
      )}
    </Dialog>
  );
}
