import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import { Box, Heading, type Message, Stack, Text, withValues } from 'shared-ui';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { readingErrors, readingMessages as messages } from './e-invoice.messages.ts';
import { invoicingMutations } from './invoicing.api.ts';
import { ReadFile } from './read-file.tsx';
import { ReadInvoice } from './read-invoice.tsx';
import { Violations } from './violations.tsx';

const isFileError = (code: string): code is keyof typeof readingErrors => Object.hasOwn(readingErrors, code);

function toErrorMessage(error: unknown): Message {
  const { code = '', params } = (error instanceof ApiError && error.fields['file']) || {};
  return withValues(isFileError(code) ? readingErrors[code] : readingErrors.other, { max: params?.['max'] ?? '' });
}

/** Shows the content of an e-invoice and its violations. Nothing is stored. */
export function ReadDialog({ onClose }: { onClose: () => void }) {
  const read = useMutation(invoicingMutations.readEInvoice());
  const violations = read.data?.violations ?? [];
  return (
    <Dialog title={messages.action} width={900} onClose={onClose}>
      <DialogBody pb="5">
        <Stack gap="5">
          <Text color="fg.muted" textWrap="pretty">
            <FormattedMessage {...messages.help} />
          </Text>
          <ReadFile isBusy={read.isPending} name={read.variables?.name} onChange={(file) => read.mutate(file)} />
          <Box role="status" aria-live="polite">
            {read.error && (
              <Text fontWeight="medium" color="status.bad.fg">
                <FormattedMessage {...toErrorMessage(read.error)} />
              </Text>
            )}
            {read.data && (
              <Text fontWeight="medium" color={violations.length > 0 ? 'status.bad.fg' : 'status.good.fg'}>
                <FormattedMessage {...withValues(messages.result, { count: violations.length })} />
              </Text>
            )}
          </Box>
          {violations.length > 0 && (
            <Box as="section">
              <Heading as="h3" textStyle="md" mb="2">
                <FormattedMessage {...messages.violations} />
              </Heading>
              <Violations violations={violations} isReceived />
            </Box>
          )}
          {read.data && <ReadInvoice invoice={read.data.invoice} />}
        </Stack>
      </DialogBody>
    </Dialog>
  );
}
