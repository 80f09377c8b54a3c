import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MyTrip } from 'shared-contracts/trips/trip-driving';
import { MAX_FILE_BYTES } from 'shared-contracts/values/limits';
import { object, type ObjectSchema, string } from 'yup';
import { Box, Button, Flex, Icon, type Message, Stack, Text, useFormatMessage, withValues } from 'shared-ui';
import { DOCUMENT_KINDS, getDocumentMegabytes, shrinkImage, validateFile } from 'shared-ui/files';
import { SelectField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { listTargets, type ProofTarget } from './proof-targets.rules.ts';
import { messages } from './share.messages.ts';
import { forgetSharedFiles, listSharedFiles, type SharedFile } from './shared-files.ts';

const KEY = ['driving', 'shared'] as const;

type CheckedFile = SharedFile & { problem: Message | undefined };

/** Images are shrunk as those of the camera are. */
async function loadFiles(): Promise<CheckedFile[]> {
  const files = await listSharedFiles();
  return Promise.all(
    files.map(async ({ path, file }) => {
      const small = await shrinkImage(file, MAX_FILE_BYTES);
      return { path, file: small, problem: validateFile(small, DOCUMENT_KINDS, getDocumentMegabytes()) };
    }),
  );
}
const sharedFilesQuery = queryOptions({
  queryKey: KEY,
  queryFn: loadFiles,
  networkMode: 'always',
  staleTime: 0,
  structuralSharing: false,
});

const schema: ObjectSchema<{ target: string | null }> = object({
  target: string().nullable().default(null).required(),
});

type PanelProps = {
  trips: readonly MyTrip[];
  onAdd: (target: ProofTarget, files: readonly File[]) => Promise<void>;
};

/** Files that another app shared: asks which stop they are for, and adds them to its order as proofs. */
export function SharedFilesPanel({ trips, onAdd }: PanelProps) {
  const client = useQueryClient();
  const formatMessage = useFormatMessage();
  const { data: files = [] } = useQuery(sharedFilesQuery);
  const [isChoosing, setChoosing] = useState(false);
  if (files.length === 0) return null;
  const targets = listTargets(trips);
  const usable = files.filter(({ problem }) => !problem);
  const forget = async (forgotten: readonly SharedFile[]) => {
    await forgetSharedFiles(forgotten);
    await client.invalidateQueries({ queryKey: KEY });
  };
  const add = async ({ target }: { target: string | null }) => {
    const chosen = targets.find(({ value }) => value === target);
    if (!chosen) return;
    await onAdd(
      chosen,
      usable.map(({ file }) => file),
    );
    await forget(usable);
  };
  const options = targets.map((target) => ({
    value: target.value,
    label: formatMessage(withValues(messages.option, { ...target })),
  }));
  return (
    <Box as="section" p="4" borderRadius="md" bg="status.info.bg">
      <Flex gap="2" align="center" fontWeight="semibold" textStyle="lg">
        <Icon name="file" size={20} />
        <FormattedMessage {...withValues(messages.waiting, { count: files.length })} />
      </Flex>
      <Stack as="ul" gap="1" mt="1">
        {files.map(({ path, file, problem }) => (
          <Box as="li" key={path}>
            {problem ? (
              <Text color="status.bad.fg" overflowWrap="anywhere">
                <FormattedMessage {...withValues(messages.invalid, { name: file.name })} />{' '}
                <FormattedMessage {...problem} />
              </Text>
            ) : (
              <Text overflowWrap="anywhere">{file.name}</Text>
            )}
          </Box>
        ))}
      </Stack>
      {targets.length === 0 && (
        <Text mt="2">
          <FormattedMessage {...messages.none} />
        </Text>
      )}
      <Flex mt="3" gap="2" wrap="wrap">
        {targets.length > 0 && usable.length > 0 && (
          <Button size="lg" flex="1" onClick={() => setChoosing(true)}>
            <FormattedMessage {...messages.choose} />
          </Button>
        )}
        <Button size="lg" variant="outline" onClick={() => void forget(files)}>
          <FormattedMessage {...messages.discard} />
        </Button>
      </Flex>
      {isChoosing && (
        <FormDialog
          title={messages.title}
          width={500}
          schema={schema}
          initialValues={{ target: targets.length === 1 ? (targets[0]?.value ?? null) : null }}
          submitLabel={messages.add}
          onSubmit={add}
          onClose={() => setChoosing(false)}
        >
          <SelectField name="target" label={messages.stop} options={options} />
        </FormDialog>
      )}
    </Box>
  );
}
