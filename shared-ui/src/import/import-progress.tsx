import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Import } from 'shared-contracts/imports';
import { Box, Skeleton, Stack, Text } from '../base/chakra.ts';
import { fill, useSay } from '../base/words.ts';
import { Loaded } from '../feedback/loading.tsx';
import { importQueries, type ImportPath } from './import.api.ts';
import { messages } from './import.messages.ts';
import { Results, type LinkOf } from './results.tsx';

type RunningProps = { path: ImportPath; id: string; invalidates: QueryKey; linkOf: LinkOf };

/** An import on its way, and what came of it. */
export function Running({ path, id, invalidates, linkOf }: RunningProps) {
  const client = useQueryClient();
  const query = useQuery(importQueries.detail(path, id));
  const isOver = query.data?.state === 'finished';
  useEffect(() => {
    if (isOver) void client.invalidateQueries({ queryKey: invalidates });
  }, [isOver, client, invalidates]);
  return (
    <Loaded query={query} size="inline" skeleton={<Skeleton h="16" />}>
      {(one) => (
        <Stack gap="5">
          {isOver ? (
            <Text role="status" fontWeight="medium">
              <FormattedMessage
                {...fill(messages.finished, { file: one.fileName, created: one.created, failed: one.failed })}
              />
            </Text>
          ) : (
            <Progress of={one} />
          )}
          {isOver && <Results path={path} id={id} linkOf={linkOf} />}
        </Stack>
      )}
    </Loaded>
  );
}

function Progress({ of: { fileName, done, total } }: { of: Import }) {
  const say = useSay();
  const words = fill(messages.running, { file: fileName, done, total });
  return (
    <Box>
      <Text fontWeight="medium" overflowWrap="anywhere">
        <FormattedMessage {...words} />
      </Text>
      <Box
        role="progressbar"
        aria-label={say(words)}
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
        <FormattedMessage {...messages.mayLeave} />
      </Text>
    </Box>
  );
}
