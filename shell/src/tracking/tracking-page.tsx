import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import {
  Box,
  Button,
  EmptyState,
  Flex,
  Icon,
  Skeleton,
  Stack,
  Text,
  titlePage,
  useSay,
  type IconName,
  type Words,
} from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { useParams } from 'shared-ui/router';
import { OverrideBanner } from '../host/override-banner.tsx';
import { LanguageChoice } from '../settings/language-choice.tsx';
import { Wordmark } from '../sign-in/brand-side.tsx';
import { Tracked } from './tracked.tsx';
import { isGone, trackingQueries } from './tracking.api.ts';
import { messages } from './tracking.messages.ts';

type Trouble = { icon: IconName; title: Words; text: Words; isFinal?: boolean };

function troubleOf(error: unknown): Trouble {
  if (isGone(error)) return { icon: 'compass', title: messages.gone, text: messages.goneText, isFinal: true };
  if (error instanceof ApiError && error.status === 429)
    return { icon: 'clock', title: messages.tooMany, text: messages.tooManyText };
  if (error instanceof ApiError && error.code === 'offline')
    return { icon: 'offline', title: messages.lost, text: messages.lostText };
  return { icon: 'warning', title: messages.failed, text: messages.failedText };
}

const S = 1_000;

/** For whoever holds a link, signed in or not: where the freight is, kept up to date while it is looked at. */
export default function TrackingPage() {
  const say = useSay();
  const { token = '' } = useParams();
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(trackingQueries.of(token));
  const title = say(messages.title);
  useEffect(() => titlePage(title), [title]);
  const trouble = error ? troubleOf(error) : undefined;
  const retry = (
    <Button variant="outline" size="sm" loading={isFetching} onClick={() => void refetch()}>
      <FormattedMessage {...messages.again} />
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
        {trouble && data && !trouble.isFinal && (
          <Stale at={dataUpdatedAt / S} trouble={trouble}>
            {retry}
          </Stale>
        )}
        {data && !trouble?.isFinal && <Tracked tracking={data} />}
        {data && !trouble && (
          <Text mt="5" textStyle="sm" color="fg.muted">
            <FormattedMessage {...messages.updated} /> <DateTime at={dataUpdatedAt / S} />
          </Text>
        )}
        {trouble && (trouble.isFinal || !data) && (
          <EmptyState
            icon={trouble.icon}
            title={trouble.title}
            text={trouble.text}
            action={trouble.isFinal ? undefined : retry}
            size="page"
          />
        )}
        {!data && !trouble && <Outline label={say(messages.loading)} />}
      </Box>
      <Flex as="footer" justify="center" px="5" pb="6">
        <LanguageChoice hideLegend />
      </Flex>
    </Flex>
  );
}

const Stale = ({ at, trouble: { icon, title }, children }: { at: number; trouble: Trouble; children: ReactNode }) => (
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

const Outline = ({ label }: { label: string }) => (
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
