import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import type { Import, ImportCheck } from 'shared-contracts/imports';
import { MAX_IMPORT_BYTES } from 'shared-contracts/values/imports';
import { Box, Button, Stack, Text } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { MessageText } from '../base/message-text.tsx';
import { withValues } from '../base/message.ts';
import { errorMessage } from '../data/error-message.ts';
import { FileDrop } from '../files/file-drop.tsx';
import { MEGABYTE } from '../files/file-kinds.ts';
import { importMutations, type ImportPath } from './import.api.ts';
import { messages } from './import.messages.ts';
import { ImportProblems } from './import-problems.tsx';
import { saveFile } from '../files/save-file.ts';

/** An error of the file itself takes precedence over the request's. */
const getErrorText = (error: unknown) =>
  error instanceof ApiError && error.fields['file'] ? error.fields['file'].message : errorMessage(error);

/** Downloads the template, validates the chosen file, and starts the import. */
export function ChooseFile({ path, onStarted }: { path: ImportPath; onStarted: (started: Import) => void }) {
  const [file, setFile] = useState<File | null>(null);
  const template = useMutation(importMutations.template(path));
  const check = useMutation(importMutations.check(path));
  const start = useMutation(importMutations.start(path));
  const chooseFile = (chosenFile: File | null) => {
    setFile(chosenFile);
    check.reset();
    if (chosenFile) check.mutate(chosenFile);
  };
  const downloadTemplate = () =>
    template.mutate(undefined, { onSuccess: (content) => saveFile(content, `${path}-import.xlsx`) });
  const startImport = () => file && start.mutate(file, { onSuccess: onStarted });
  return (
    <Stack gap="5">
      <Text color="fg.muted" textWrap="pretty">
        <FormattedMessage {...messages.steps} />
      </Text>
      <Box>
        <Button type="button" size="sm" variant="outline" loading={template.isPending} onClick={downloadTemplate}>
          <Icon name="download" />
          <FormattedMessage {...messages.template} />
        </Button>
      </Box>
      <FileDrop
        label={messages.file}
        value={file}
        onChange={chooseFile}
        kinds={['Excel']}
        maxMegabytes={MAX_IMPORT_BYTES / MEGABYTE}
        size="compact"
        progress={check.isPending || start.isPending || undefined}
      />
      <Box role="status" aria-live="polite">
        {check.isPending && (
          <Text>
            <FormattedMessage {...messages.checking} />
          </Text>
        )}
        {check.isError && (
          <Text fontWeight="medium" color="status.bad.fg">
            <MessageText text={getErrorText(check.error)} />
          </Text>
        )}
        {check.data && <MessageText text={getSummary(check.data)} />}
      </Box>
      {check.data && check.data.problemCount > 0 && (
        <ImportProblems
          key={file?.name}
          title={messages.problems}
          problems={check.data.problems}
          count={check.data.problemCount}
        />
      )}
      {check.data && check.data.warningCount > 0 && (
        <ImportProblems
          key={`${file?.name} warnings`}
          title={messages.warnings}
          problems={check.data.warnings}
          count={check.data.warningCount}
        />
      )}
      {check.data && check.data.valid > 0 && (
        <Box>
          <Button type="button" loading={start.isPending} onClick={startImport}>
            <Icon name="upload" />
            <FormattedMessage {...withValues(messages.importRows, { count: check.data.valid })} />
          </Button>
        </Box>
      )}
    </Stack>
  );
}

const getSummary = ({ total, valid, problemCount }: ImportCheck) =>
  problemCount === 0
    ? withValues(messages.noErrors, { total })
    : withValues(messages.someErrors, { valid, total, count: problemCount });
