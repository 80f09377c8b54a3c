import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import { SECOND_MS } from 'shared-contracts/values/time';
import {
  Box,
  Button,
  EmptyState,
  Flex,
  Icon,
  Skeleton,
  Stack,
  Text,
  setPageTitle,
  useFormatMessage,
  type IconName,
  type Message,
} from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { OverrideBanner } from '../host/override-banner.tsx';
import { LanguagePicker } from '../settings/language-picker.tsx';
import { Wordmark } from '../sign-in/frame/brand-side.tsx';
import { isNotFound } from './tracking.api.ts';
import { messages } from './tracking.messages.ts';

type Problem = { icon: IconName; title: Message; text: Message; isFinal?: boolean };

function toProblem(error: unknown): Problem {
  if (isNotFound(error))
    return { icon: 'compass', title: messages.notFound, text: messages.notFoundText, isFinal: true };
  if (error instanceof ApiError && error.status === 429)
    return { icon: 'clock', title: messages.tooMany, text: messages.tooManyText };
  if (error instanceof ApiError && error.code === 'offline')
    return { icon: 'offline', title: messages.offline, text: messages.offlineText };
  return { icon: 'warning', title: messages.failed, text: messages.failedText };
}

type LinkPageProps<Data> = {
  title: Message;
  loadingLabel: Message;
  /** Refetched while the page is open. */
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
};

/** The public page of a link that grants access: the brand, what it shows, and why it does not. */
export function LinkPage<Data>({
  title: titleMessage,
  loadingLabel,
  query: { data, error, isFetching, dataUpdatedAt, refetch },
  children,
}: LinkPageProps<Data>) {
  const formatMessage = useFormatMessage();
  const title = formatMessage(titleMessage);
  useEffect(() => setPageTitle(title), [title]);
  const problem = error ? toProblem(error) : undefined;
  const retry = (
    <Button variant="outline" size="sm" loading={isFetching} onClick={() => void refetch()}>
      <FormattedMessage {...messages.retry} />
    </Button>
  );
  return (
    <Flex direction="column" minH="100dvh" bg="bg.canvas" color="fg.default">
      <OverrideBanner />
      <Box as="header" bg="bg.surface" borderBottomWidth="1px">
        <Box maxW="60rem" mx="auto" px={{ base: '4', sm: '6' }} py="3">
          <Wordmark />
        </Box>
      </Box>
      <Box as="main" flex="1" w="full" maxW="60rem" mx="auto" px={{ base: '4', sm: '6' }} pt="6" pb="10">
        {problem && data && !problem.isFinal && (
          <StaleBanner at={dataUpdatedAt / SECOND_MS} problem={problem}>
            {retry}
          </StaleBanner>
        )}
        {data !== undefined && !problem?.isFinal && children(data)}
        {data && !problem && (
          <Text mt="5" textStyle="sm" color="fg.muted">
            <FormattedMessage {...messages.updated} /> <DateTime at={dataUpdatedAt / SECOND_MS} />
          </Text>
        )}
        {problem && (problem.isFinal || !data) && (
          <EmptyState
            icon={problem.icon}
            title={problem.title}
            text={problem.text}
            action={problem.isFinal ? undefined : retry}
            size="page"
          />
        )}
        {!data && !problem && <LoadingSkeleton label={formatMessage(loadingLabel)} />}
      </Box>
      <Flex as="footer" justify="center" px="5" pb="6">
        <LanguagePicker hideLegend />
      </Flex>
    </Flex>
  );
}

const StaleBanner = ({
  at,
  problem: { icon, title },
  children,
}: {
  at: number;
  problem: Problem;
  children: ReactNode;
}) => (
  <Flex
    role="status"
    align="center"
    gap="3"
    wrap="wrap"
    mb="5"
    px="4"
    py="3"
    borderRadius="md"
    bg="status.warn.bg"
    color="status.warn.fg"
  >
    <Icon name={icon} />
    <Box flex="1" minW="12rem">
      <Text fontWeight="semibold">
        <FormattedMessage {...title} />
      </Text>
      <Text textStyle="sm">
        <FormattedMessage {...messages.stale} /> <DateTime at={at} />
      </Text>
    </Box>
    {children}
  </Flex>
);

const LoadingSkeleton = ({ label }: { label: string }) => (
  <Stack role="status" aria-label={label} gap="5">
    <Flex gap="4" align="center">
      <Skeleton boxSize="14" borderRadius="full" />
      <Stack flex="1" gap="2">
        <Skeleton h="7" w="60%" />
        <Skeleton h="4" w="40%" />
      </Stack>
    </Flex>
    <Skeleton h="24" />
    <Skeleton h="72" />
  </Stack>
);
