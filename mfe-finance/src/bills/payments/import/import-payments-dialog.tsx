import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import type { PaymentImport } from 'shared-contracts/finance/payment-imports';
import { Box, Button, Icon, type Message, Stack, Text, withValues } from 'shared-ui';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { importMutations } from './import.api.ts';
import { fileErrors, messages } from './import.messages.ts';
import { ImportedLines } from './imported-lines.tsx';
import { StatementInput } from './statement-input.tsx';

const isFileError = (code: string): code is keyof typeof fileErrors => Object.hasOwn(fileErrors, code);

function toErrorMessage(error: unknown): Message {
  const { code = '', params } = (error instanceof ApiError && error.fields['file']) || {};
  return withValues(isFileError(code) ? fileErrors[code] : fileErrors.other, { max: params?.['max'] ?? '' });
}

function Summary({ result, label }: { result: PaymentImport; label: Message }) {
  return (
    <Text fontWeight="medium">
      <FormattedMessage {...withValues(label, { count: result.recorded, total: result.items.length })} />{' '}
      {result.outgoing > 0 && <FormattedMessage {...withValues(messages.outgoing, { count: result.outgoing })} />}
    </Text>
  );
}

/** Matches the lines of a bank statement with invoices, previews the payments and records them. */
export function ImportPaymentsDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const check = useMutation(importMutations.check());
  const run = useMutation(importMutations.run());
  const chooseFile = (chosen: File) => {
    setFile(chosen);
    check.reset();
    run.reset();
    check.mutate(chosen);
  };
  const result = run.data ?? check.data;
  const error = run.error ?? check.error;
  return (
    <Dialog title={messages.action} width={900} onClose={onClose}>
      <DialogBody pb="5">
        <Stack gap="5">
          <Text color="fg.muted" textWrap="pretty">
            <FormattedMessage {...messages.help} />
          </Text>
          <StatementInput file={file} isBusy={check.isPending || run.isPending} onChange={chooseFile} />
          <Box role="status" aria-live="polite">
            {check.isPending && (
              <Text>
                <FormattedMessage {...messages.checking} />
              </Text>
            )}
            {error && (
              <Text fontWeight="medium" color="status.bad.fg">
                <FormattedMessage {...toErrorMessage(error)} />
              </Text>
            )}
            {result && <Summary result={result} label={run.data ? messages.recorded : messages.toRecord} />}
          </Box>
          {file && check.data && !run.data && check.data.recorded > 0 && (
            <Box>
              <Button type="button" loading={run.isPending} onClick={() => run.mutate(file)}>
                <Icon name="check" />
                <FormattedMessage {...withValues(messages.submit, { count: check.data.recorded })} />
              </Button>
            </Box>
          )}
          {result && result.items.length > 0 && <ImportedLines lines={result.items} />}
        </Stack>
      </DialogBody>
    </Dialog>
  );
}
