import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import { Box, Button, EmptyState, Flex, setPageTitle, Skeleton, Stack, useFormatMessage } from 'shared-ui';
import { useParams } from 'shared-ui/router';
import { OverrideBanner } from '../host/override-banner.tsx';
import { LanguagePicker } from '../settings/language-picker.tsx';
import { Wordmark } from '../sign-in/frame/brand-side.tsx';
import { SlotBooking } from './slot-booking.tsx';
import { slotBookingQueries } from './slot-booking.api.ts';
import { messages } from './slot-booking.messages.ts';

const isInvalid = (error: unknown) => error instanceof ApiError && error.status === 404;

/** The public page of a booking link, where a partner books a slot for one stop. */
export default function SlotBookingPage() {
  const formatMessage = useFormatMessage();
  const { token = '' } = useParams();
  const [day, setDay] = useState('');
  const { data, error, isFetching, refetch } = useQuery(slotBookingQueries.byToken(token, day));
  const title = formatMessage(messages.title);
  useEffect(() => setPageTitle(title), [title]);
  return (
    <Flex direction="column" minH="100dvh" bg="bg.canvas" color="fg.default">
      <OverrideBanner />
      <Box as="header" bg="bg.surface" borderBottomWidth="1px">
        <Box maxW="48rem" mx="auto" px={{ base: '4', sm: '6' }} py="3">
          <Wordmark />
        </Box>
      </Box>
      <Box as="main" flex="1" w="full" maxW="48rem" mx="auto" px={{ base: '4', sm: '6' }} pt="6" pb="10">
        {data && !error && <SlotBooking token={token} link={data} day={day} onDay={setDay} />}
        {error && isInvalid(error) && (
          <EmptyState icon="compass" title={messages.notFound} text={messages.notFoundText} size="page" />
        )}
        {error && !isInvalid(error) && (
          <EmptyState
            icon="warning"
            title={messages.failed}
            text={messages.failedText}
            size="page"
            action={
              <Button variant="outline" size="sm" loading={isFetching} onClick={() => void refetch()}>
                <FormattedMessage {...messages.retry} />
              </Button>
            }
          />
        )}
        {!data && !error && (
          <Stack role="status" aria-label={formatMessage(messages.loading)} gap="4">
            <Skeleton h="8" w="60%" />
            <Skeleton h="48" />
          </Stack>
        )}
      </Box>
      <Flex as="footer" justify="center" px="5" pb="6">
        <LanguagePicker hideLegend />
      </Flex>
    </Flex>
  );
}
