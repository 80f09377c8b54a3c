import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import { Box, Button, chakra, Icon, type Message, Stack, Text, useFormatMessage, withValues } from 'shared-ui';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { formatDay } from './day.ts';
import { rateMutations } from './exchange-rates.api.ts';
import { actions, fileErrors } from './exchange-rates.messages.ts';

const isFileError = (code: string): code is keyof typeof fileErrors => Object.hasOwn(fileErrors, code);

function toErrorMessage(error: unknown): Message {
  const { code = '', params } = (error instanceof ApiError && error.fields['file']) || {};
  return withValues(isFileError(code) ? fileErrors[code] : fileErrors.other, { max: params?.['max'] ?? '' });
}

/** Imports a file of the European Central Bank, recognized by its content. */
export function ImportRatesDialog({ onClose }: { onClose: () => void }) {
  const formatMessage = useFormatMessage();
  const input = useRef<HTMLInputElement>(null);
  const run = useMutation(rateMutations.import());
  return (
    <Dialog title={actions.import} width={500} onClose={onClose}>
      <DialogBody pb="5">
        <Stack gap="4" align="flex-start">
          <Text color="fg.muted" textWrap="pretty">
            <FormattedMessage {...actions.importHelp} />
          </Text>
          <chakra.input
            ref={input}
            type="file"
            display="none"
            accept=".xml,.csv,.zip"
            aria-label={formatMessage(actions.file)}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) run.mutate(chosen);
              // The same file can be chosen again after it was corrected.
              target.value = '';
            }}
          />
          <Button type="button" variant="outline" loading={run.isPending} onClick={() => input.current?.click()}>
            <Icon name="upload" />
            <FormattedMessage {...actions.choose} />
          </Button>
          <Box role="status" aria-live="polite">
            {run.error && (
              <Text fontWeight="medium" color="status.bad.fg">
                <FormattedMessage {...toErrorMessage(run.error)} />
              </Text>
            )}
            {run.data && (
              <Text fontWeight="medium">
                <FormattedMessage
                  {...withValues(actions.imported, {
                    count: run.data.imported,
                    from: formatDay(run.data.firstDay),
                    to: formatDay(run.data.lastDay),
                    unchanged: run.data.unchanged,
                  })}
                />
              </Text>
            )}
          </Box>
        </Stack>
      </DialogBody>
    </Dialog>
  );
}
