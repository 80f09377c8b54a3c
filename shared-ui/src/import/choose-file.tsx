import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import type { Import, ImportCheck } from 'shared-contracts/imports';
import { MAX_IMPORT_BYTES } from 'shared-contracts/values/imports';
import { Box, Button, Stack, Text } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { Told } from '../base/told.tsx';
import { fill } from '../base/words.ts';
import { errorWords } from '../data/error-words.ts';
import { FileDrop } from '../files/file-drop.tsx';
import { MEGABYTE } from '../files/kinds.ts';
import { importMutations, type ImportPath } from './import.api.ts';
import { messages } from './import.messages.ts';
import { Problems } from './problems.tsx';
import { saveFile } from './save-file.ts';

/** What the file itself is told to lack goes before what is told of the call. */
const wordsOf = (error: unknown) =>
  error instanceof ApiError && error.fields['file'] ? error.fields['file'].message : errorWords(error);

/** Template, file, check, and the word to go on. */
export function ChooseFile({ path, onBegun }: { path: ImportPath; onBegun: (begun: Import) => void }) {
  const [file, setFile] = useState<File | null>(null);
  const template = useMutation(importMutations.template(path));
  const check = useMutation(importMutations.check(path));
  const begin = useMutation(importMutations.begin(path));
  const choose = (chosen: File | null) => {
    setFile(chosen);
    check.reset();
    if (chosen) check.mutate(chosen);
  };
  const take = () => template.mutate(undefined, { onSuccess: (content) => saveFile(content, `${path}-import.xlsx`) });
  const go = () => file && begin.mutate(file, { onSuccess: onBegun });
  return (
    <Stack gap="5">
      <Text color="fg.muted" textWrap="pretty">
        <FormattedMessage {...messages.steps} />
      </Text>
      <Box>
        <Button type="button" size="sm" variant="outline" loading={template.isPending} onClick={take}>
          <Icon name="download" />
          <FormattedMessage {...messages.template} />
        </Button>
      </Box>
      <FileDrop
        label={messages.file}
        value={file}
        onChange={choose}
        kinds={['Excel']}
        maxMegabytes={MAX_IMPORT_BYTES / MEGABYTE}
        size="custom"
        progress={check.isPending || begin.isPending || undefined}
      />
      <Box role="status" aria-live="polite">
        {check.isPending && (
          <Text>
            <FormattedMessage {...messages.checking} />
          </Text>
        )}
        {check.isError && (
          <Text fontWeight="medium" color="status.bad.fg">
            <Told text={wordsOf(check.error)} />
          </Text>
        )}
        {check.data && <Told text={summaryOf(check.data)} />}
      </Box>
      {check.data && check.data.problemCount > 0 && <Problems key={file?.name} check={check.data} />}
      {check.data && check.data.valid > 0 && (
        <Box>
          <Button type="button" loading={begin.isPending} onClick={go}>
            <Icon name="upload" />
            <FormattedMessage {...fill(messages.begin, { count: check.data.valid })} />
          </Button>
        </Box>
      )}
    </Stack>
  );
}

const summaryOf = ({ total, valid, problemCount }: ImportCheck) =>
  problemCount === 0
    ? fill(messages.allGood, { total })
    : fill(messages.someGood, { valid, total, count: problemCount });
