import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import type { RateImport } from 'shared-contracts/finance/contract-rates';
import { MAX_IMPORT_BYTES } from 'shared-contracts/values/imports';
import { Box, Button, Icon, type Message, Stack, Text, useFormatMessage, withValues } from 'shared-ui';
import { errorMessage } from 'shared-ui/data';
import { FileDrop } from 'shared-ui/files';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { RateResults } from './rate-results.tsx';
import { rateMutations } from './rates.api.ts';
import { messages } from './rates.messages.ts';

const MEGABYTE = 1024 * 1024;

/** An error of the file itself takes precedence over the request's. */
function ErrorText({ error }: { error: unknown }) {
  const formatMessage = useFormatMessage();
  const ofFile = error instanceof ApiError ? error.fields['file']?.message : undefined;
  const text = ofFile ?? errorMessage(error);
  return (
    <Text fontWeight="medium" color="status.bad.fg">
      {typeof text === 'string' ? text : formatMessage(text)}
    </Text>
  );
}

const isChanged = ({ counts }: RateImport) => counts.changed + counts.added + counts.removed > 0;

function getSummary(checked: RateImport): Message {
  if (checked.counts.error > 0) return withValues(messages.errors, { count: checked.counts.error });
  return isChanged(checked) ? messages.ready : messages.nothing;
}

/** Compares a file with the newest rates, and saves it once the user has seen what changes. */
export function ImportRatesDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const check = useMutation(rateMutations.check(id));
  const save = useMutation(rateMutations.save(id));
  const chooseFile = (chosen: File | null) => {
    setFile(chosen);
    check.reset();
    if (chosen) check.mutate(chosen);
  };
  const isSavable = check.data && check.data.counts.error === 0 && isChanged(check.data);
  return (
    <Dialog title={messages.title} width={900} onClose={onClose}>
      <DialogBody pb="5">
        <Stack gap="5">
          <Text color="fg.muted" textWrap="pretty">
            <FormattedMessage {...messages.lead} />
          </Text>
          <FileDrop
            label={messages.file}
            value={file}
            onChange={chooseFile}
            kinds={['Excel']}
            maxMegabytes={MAX_IMPORT_BYTES / MEGABYTE}
            size="compact"
            progress={check.isPending || save.isPending || undefined}
          />
          <Box role="status" aria-live="polite">
            {check.isPending && <FormattedMessage {...messages.checking} />}
            {check.isError && <ErrorText error={check.error} />}
            {check.data && (
              <Text fontWeight="medium" color={check.data.counts.error > 0 ? 'status.bad.fg' : undefined}>
                <FormattedMessage {...getSummary(check.data)} />
              </Text>
            )}
          </Box>
          {check.data && <RateResults key={file?.name} {...check.data} />}
          {isSavable && file && (
            <Box>
              <Button
                type="button"
                loading={save.isPending}
                onClick={() => save.mutate(file, { onSuccess: onClose, onError: () => chooseFile(null) })}
              >
                <Icon name="upload" />
                <FormattedMessage {...messages.save} />
              </Button>
            </Box>
          )}
        </Stack>
      </DialogBody>
    </Dialog>
  );
}
