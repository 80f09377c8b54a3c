import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Box, Flex, Skeleton, Stack } from '../base/chakra.ts';
import { useSay } from '../base/words.ts';
import { messages } from './feedback.messages.ts';
import { ErrorState } from './panels.tsx';

/** The outline of a page while it loads: a title and lines. */
export function PageSkeleton({ lines = 8 }: { lines?: number }) {
  const say = useSay();
  return (
    <Box role="status" aria-label={say(messages.loading)} px={{ base: '4', md: '6' }} py="5">
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

type LoadedProps<T> = {
  query: UseQueryResult<T>;
  skeleton?: ReactNode;
  /** How its error stands: `inline` in a dialog. */
  size?: 'page' | 'inline';
  children: (data: T) => ReactNode;
};

/** What a query brings, its outline before, its error instead. A failed refresh keeps what is shown. */
export function Loaded<T>({ query, skeleton = <PageSkeleton />, size = 'page', children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} size={size} />;
  return skeleton;
}
