import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, ErrorState, Section, Skeleton, Stack, Text } from 'shared-ui';
import { Later } from '../areas/later.tsx';
import { createLoader } from '../areas/loading.ts';
import { homeQueries } from './home.api.ts';
import { messages } from './home.messages.ts';

/** Stages and times bring more code than the rest of the page. */
const rows = createLoader(() => import('./recent-rows.tsx'));

const Lines = () => (
  <Stack gap="3" py="1">
    {['a', 'b', 'c'].map((line) => (
      <Skeleton key={line} h="6" />
    ))}
  </Stack>
);

/** What this person worked on last, and the way back to it. */
export function RecentWork() {
  const { data: known, error, refetch } = useQuery(homeQueries.recent());
  const data = useDeferredValue(known); // drawn in small pieces
  if (data?.items.length === 0)
    return (
      <Section title={messages.recent}>
        <Text color="fg.muted">
          <FormattedMessage {...messages.nothingRecent} />
        </Text>
      </Section>
    );
  const failed = (reason: unknown, again: () => void) => (
    <Box my="-6">
      <ErrorState error={reason} onRetry={again} />
    </Box>
  );
  return (
    <Section title={messages.recent}>
      {!data && error ? (
        failed(error, () => void refetch())
      ) : (
        <Later loader={rows} meanwhile={<Lines />} failed={failed}>
          {({ RecentRows }) => (data ? <RecentRows items={data.items} /> : <Lines />)}
        </Later>
      )}
    </Section>
  );
}
