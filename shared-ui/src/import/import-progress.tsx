import { useMutation, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Import } from 'shared-contracts/imports';
import { Box, Button, Skeleton, Stack, Text } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { withValues, useFormatMessage } from '../base/message.ts';
import { QueryContent } from '../feedback/query-content.tsx';
import { saveFile } from '../files/save-file.ts';
import { importMutations, importQueries, type ImportPath } from './import.api.ts';
import { messages } from './import.messages.ts';
import { ImportResults, type GetRecordLink } from './import-results.tsx';

type ImportProgressProps = { path: ImportPath; id: string; invalidates: QueryKey; getRecordLink: GetRecordLink };

/** A running import, or the results of a finished one. */
export function ImportProgress({ path, id, invalidates, getRecordLink }: ImportProgressProps) {
  const client = useQueryClient();
  const query = useQuery(importQueries.detail(path, id));
  const isFinished = query.data?.state === 'finished';
  useEffect(() => {
    if (isFinished) void client.invalidateQueries({ queryKey: invalidates });
  }, [isFinished, client, invalidates]);
  return (
    <QueryContent query={query} size="inline" skeleton={<Skeleton h="16" />}>
      {(job) => (
        <Stack gap="5">
          {isFinished ? (
            <Text role="status" fontWeight="medium">
              <FormattedMessage
                {...withValues(messages.finished, { file: job.fileName, created: job.created, failed: job.failed })}
              />
            </Text>
          ) : (
            <ProgressBar job={job} />
          )}
          {isFinished && job.failed > 0 && <FailedRowsButton path={path} id={id} />}
          {isFinished && <ImportResults path={path} id={id} getRecordLink={getRecordLink} />}
        </Stack>
      )}
    </QueryContent>
  );
}

function FailedRowsButton({ path, id }: { path: ImportPath; id: string }) {
  const download = useMutation(importMutations.failedRows(path, id));
  const save = () =>
    download.mutate(undefined, { onSuccess: (content) => saveFile(content, `${path}-failed-rows.xlsx`) });
  return (
    <Box>
      <Button type="button" size="sm" variant="outline" loading={download.isPending} onClick={save}>
        <Icon name="download" />
        <FormattedMessage {...messages.failedRows} />
      </Button>
      <Text mt="1" textStyle="sm" color="fg.muted">
        <FormattedMessage {...messages.failedRowsHelp} />
      </Text>
    </Box>
  );
}

function ProgressBar({ job: { fileName, done, total } }: { job: Import }) {
  const formatMessage = useFormatMessage();
  const message = withValues(messages.running, { file: fileName, done, total });
  return (
    <Box>
      <Text fontWeight="medium" overflowWrap="anywhere">
        <FormattedMessage {...message} />
      </Text>
      <Box
        role="progressbar"
        aria-label={formatMessage(message)}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        mt="2"
        h="2"
        borderRadius="full"
        overflow="hidden"
        bg="bg.subtle"
        borderWidth="1px"
      >
        <Box h="full" w={`${total > 0 ? (done / total) * 100 : 0}%`} bg="accent.solid" transition="width 180ms" />
      </Box>
      <Text mt="2" textStyle="sm" color="fg.muted">
        <FormattedMessage {...messages.continuesInBackground} />
      </Text>
    </Box>
  );
}
