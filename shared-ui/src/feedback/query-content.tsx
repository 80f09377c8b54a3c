import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Box, Flex, Skeleton, Stack } from '../base/chakra.ts';
import { useFormatMessage } from '../base/message.ts';
import { messages } from './feedback.messages.ts';
import { ErrorState } from './states.tsx';

/** Placeholder of a page while it loads: a title and lines. */
export function PageSkeleton({ lines = 8 }: { lines?: number }) {
  const formatMessage = useFormatMessage();
  return (
    <Box role="status" aria-label={formatMessage(messages.loading)} px={{ base: '4', md: '6' }} py="5">
      <Flex justify="space-between" mb="5">
        <Skeleton h="7" w="52" />
        <Skeleton h="8" w="28" />
      </Flex>
      <Stack gap="3">
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} h="9" opacity={1 - line / (lines + 2)} />
        ))}
      </Stack>
    </Box>
  );
}

type QueryContentProps<T> = {
  query: UseQueryResult<T>;
  skeleton?: ReactNode;
  /** Size of the error state: `inline` in a dialog. */
  size?: 'page' | 'inline';
  children: (data: T) => ReactNode;
};

/** Renders a query's data, a skeleton while it loads, or its error. A failed refetch keeps showing the data. */
export function QueryContent<T>({ query, skeleton = <PageSkeleton />, size = 'page', children }: QueryContentProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} size={size} />;
  return skeleton;
}
