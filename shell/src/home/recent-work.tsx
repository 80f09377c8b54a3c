import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, ErrorState, Section, Skeleton, Stack, Text } from 'shared-ui';
import { LazyContent } from '../areas/loading/lazy-content.tsx';
import { createLoader } from '../areas/loading/create-loader.ts';
import { homeQueries } from './home.api.ts';
import { messages } from './home.messages.ts';

/** Loaded separately, because status styles and time formats are larger than the rest of the page. */
const rowsLoader = createLoader(() => import('./recent-rows.tsx'));

const SkeletonRows = () => (
  <Stack gap="3" py="1">
    {['a', 'b', 'c'].map((line) => (
      <Skeleton key={line} h="6" />
    ))}
  </Stack>
);

/** Lists the records that the user worked on last, with links to them. */
export function RecentWork() {
  const { data: latest, error, refetch } = useQuery(homeQueries.recent());
  const data = useDeferredValue(latest); // renders without blocking
  if (data?.items.length === 0)
    return (
      <Section title={messages.recent}>
        <Text color="fg.muted">
          <FormattedMessage {...messages.nothingRecent} />
        </Text>
      </Section>
    );
  const renderError = (reason: unknown, retry: () => void) => (
    <Box my="-6">
      <ErrorState error={reason} onRetry={retry} />
    </Box>
  );
  return (
    <Section title={messages.recent}>
      {!data && error ? (
        renderError(error, () => void refetch())
      ) : (
        <LazyContent loader={rowsLoader} fallback={<SkeletonRows />} renderError={renderError}>
          {({ RecentRows }) => (data ? <RecentRows items={data.items} /> : <SkeletonRows />)}
        </LazyContent>
      )}
    </Section>
  );
}
