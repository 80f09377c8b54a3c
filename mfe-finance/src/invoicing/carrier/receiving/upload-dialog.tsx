import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import type { CarrierEInvoicePreview } from 'shared-contracts/finance/carrier-invoices';
import {
  Box,
  Button,
  type FormatMessage,
  Heading,
  type Message,
  Stack,
  Text,
  useFormatMessage,
  withValues,
} from 'shared-ui';
import { Form } from 'shared-ui/form';
import { StatusBadge } from 'shared-ui/format';
import { Dialog, DialogBody, DialogFooter } from 'shared-ui/overlays';
import { ComboboxField } from 'shared-ui/picker';
import { object, string } from 'yup';
import { formatField } from '../../e-invoice-field.ts';
import { readingErrors, readingMessages } from '../../e-invoice.messages.ts';
import { ReadFile } from '../../read-file.tsx';
import { ReadInvoice } from '../../read-invoice.tsx';
import { Violations } from '../../violations.tsx';
import { actions, errorMessages } from '../carrier-actions.messages.ts';
import { agreesStyle, differenceStyles } from '../carrier-status-styles.ts';
import { carrierMutations, partnerSource } from '../carrier-invoices.api.ts';
import { fields, messages } from '../carrier.messages.ts';

function toErrorMessage(error: unknown, formatMessage: FormatMessage): Message {
  const { code = '', params } = (error instanceof ApiError && error.fields['file']) || {};
  if (code === 'fileTooLarge') return withValues(readingErrors.fileTooLarge, { max: params?.['max'] ?? '' });
  if (code === 'eInvoiceIncomplete')
    return withValues(errorMessages.eInvoiceIncomplete, {
      fields: String(params?.['fields'] ?? '')
        .split(', ')
        .map((field) => formatField(field, formatMessage))
        .join(', '),
    });
  if (code === 'creditedUnknown') return withValues(actions.creditedUnknown, { number: params?.['number'] ?? '' });
  return readingErrors.other;
}

/** A summary of the comparison; the page shows the rest. */
const Differences = ({ comparison }: { comparison: NonNullable<CarrierEInvoicePreview['comparison']> }) => (
  <Stack as="ul" gap="2">
    {comparison.rows.map(({ subject, lines, differences }) => (
      <Box as="li" key={subject?.id ?? `line ${lines.join()}`} display="flex" gap="2" flexWrap="wrap">
        <Text fontWeight="medium">{subject?.number ?? <FormattedMessage {...messages.unassigned} />}</Text>
        {differences.length === 0 && <StatusBadge {...agreesStyle} />}
        {differences.map((difference) => (
          <StatusBadge key={difference} {...differenceStyles[difference]} />
        ))}
      </Box>
    ))}
    {comparison.totalsDiffer && (
      <Text as="li" color="status.bad.fg">
        <FormattedMessage {...messages.totalsDiffer} />
      </Text>
    )}
  </Stack>
);

const carrierSchema = object({ partnerId: string().nullable().default(null) });

/** For a file whose seller matches no partner, or several. */
const CarrierField = ({ onSelect }: { onSelect: (id: string | undefined) => void }) => (
  <Form schema={carrierSchema} initialValues={{ partnerId: null }} onSubmit={async () => {}}>
    <ComboboxField
      name="partnerId"
      label={fields.carrier}
      help={actions.chooseCarrier}
      source={partnerSource}
      onSelect={(partner) => onSelect(partner?.id)}
    />
  </Form>
);

/** The invoice that a credit note credits. */
function CreditedText({ preview: { invoice, partner, credited } }: { preview: CarrierEInvoicePreview }) {
  if (invoice.kind !== 'creditNote' || !partner) return null;
  const number = credited?.number ?? invoice.preceding[0]?.number ?? '';
  return (
    <Text fontWeight="medium" color={credited ? undefined : 'status.bad.fg'}>
      <FormattedMessage {...withValues(credited ? messages.credits : actions.creditedUnknown, { number })} />
    </Text>
  );
}

const PreviewText = ({ preview }: { preview: CarrierEInvoicePreview }) => (
  <>
    {preview.isDuplicate && (
      <Text fontWeight="medium" color="status.bad.fg">
        <FormattedMessage {...actions.duplicate} />
      </Text>
    )}
    <CreditedText preview={preview} />
    <Text fontWeight="medium" color={preview.violations.length > 0 ? 'status.bad.fg' : 'status.good.fg'}>
      <FormattedMessage {...withValues(readingMessages.result, { count: preview.violations.length })} />
    </Text>
  </>
);

const Part = ({ title, children }: { title: Message; children: React.ReactNode }) => (
  <Box as="section">
    <Heading as="h3" textStyle="md" mb="2">
      <FormattedMessage {...title} />
    </Heading>
    {children}
  </Box>
);

type UploadDialogProps = { onStored: (id: string) => unknown; onClose: () => void };

/** Reads an e-invoice, shows its content and comparison, and stores it. */
export function UploadDialog({ onStored, onClose }: UploadDialogProps) {
  const [file, setFile] = useState<File>();
  const [partnerId, setPartnerId] = useState<string>();
  const read = useMutation(carrierMutations.preview());
  const receive = useMutation(carrierMutations.receive());
  const preview = read.data;
  const formatMessage = useFormatMessage();
  const show = (chosen: File, carrier: string | undefined) => {
    setFile(chosen);
    setPartnerId(carrier);
    read.mutate({ file: chosen, partnerId: carrier });
  };
  const isCreditNote = preview?.invoice.kind === 'creditNote';
  const isReady = Boolean(preview?.partner) && !preview?.isDuplicate && (!isCreditNote || Boolean(preview?.credited));
  const store = async () => {
    if (!file) return;
    const { id } = await receive.mutateAsync({ file, partnerId });
    await onStored(id);
  };
  return (
    <Dialog title={actions.upload} width={900} onClose={onClose}>
      <DialogBody pb="5">
        <Stack gap="5">
          <Text color="fg.muted" textWrap="pretty">
            <FormattedMessage {...actions.uploadHelp} />
          </Text>
          <ReadFile isBusy={read.isPending} name={file?.name} onChange={(chosen) => show(chosen, undefined)} />
          <Box role="status" aria-live="polite">
            {read.error && (
              <Text fontWeight="medium" color="status.bad.fg">
                <FormattedMessage {...toErrorMessage(read.error, formatMessage)} />
              </Text>
            )}
            {preview && <PreviewText preview={preview} />}
          </Box>
          {preview && file && !preview.partner && <CarrierField onSelect={(carrier) => show(file, carrier)} />}
          {preview?.comparison && (
            <Part title={isCreditNote ? messages.comparedWithInvoice : messages.comparison}>
              <Differences comparison={preview.comparison} />
            </Part>
          )}
          {preview && preview.violations.length > 0 && (
            <Part title={readingMessages.violations}>
              <Violations violations={preview.violations} isReceived />
            </Part>
          )}
          {preview && <ReadInvoice invoice={preview.invoice} />}
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button disabled={!isReady} loading={receive.isPending} onClick={() => void store().catch(() => undefined)}>
          <FormattedMessage {...(isCreditNote ? actions.storeCredit : actions.store)} />
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
