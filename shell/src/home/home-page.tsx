import { useSession } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/identity/auth';
import { nameOf } from 'shared-contracts/values/identity/person-name';
import { Box, withValues, Grid, Heading, Stack, Text, setPageTitle, useFormatMessage } from 'shared-ui';
import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { getLocalDay } from './day.ts';
import { Guide } from './guide.tsx';
import { greetings, messages, weekdays } from './home.messages.ts';
import { RecentWork } from './recent-work.tsx';
import { Sections, SectionSkeleton, useSectionsWait } from './sections.tsx';
import { NoAccess } from './no-access.tsx';
import { Slot } from '../areas/slot/slot.tsx';
import { Setup } from './setup/setup.tsx';
import { useWaitingCounts, WaitingSummary, WaitingEntries } from './waiting.tsx';

/** Constant elements, so that a changed count doesn't rerender them. */
const TODAY = <Slot name="home.today" fallback={<SectionSkeleton />} />;
const RECENT = (
  <>
    <RecentWork />
    <NoAccess />
  </>
);
const SIDE_COLUMN = (
  <>
    <Slot name="home.side" />
    <Guide />
  </>
);

/** One column: what is in the side column follows, so it waits for the sections. */
const SIDE_COLUMN_LAST = { lgDown: { '& > :has(.ui-skeleton) + *': { display: 'none' } } };

export default function HomePage() {
  const formatMessage = useFormatMessage();
  const user = useSession((session) => session.user);
  const title = formatMessage(messages.title);
  const { total, ...waiting } = useWaitingCounts();
  const areWaiting = useSectionsWait();
  useEffect(() => setPageTitle(title), [title]);
  if (!user) return null;
  return (
    <Box w="full" maxW="1280px" mx="auto" px={{ base: '4', md: '6' }} py={{ base: '6', md: '10' }}>
      <Greeting name={nameOf(user)} timezone={user.timezone}>
        <WaitingSummary total={total} />
      </Greeting>
      <Setup />
      <Grid
        gap="4"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' }}
        alignItems="start"
        css={areWaiting ? SIDE_COLUMN_LAST : undefined}
      >
        <Sections areWaiting={areWaiting}>
          {TODAY}
          <WaitingEntries {...waiting} areWaiting={areWaiting} />
          {RECENT}
        </Sections>
        <Stack gap="4" minW="0">
          {SIDE_COLUMN}
        </Stack>
      </Grid>
    </Box>
  );
}

/** Greets by the time of day in the user's time zone. */
function Greeting({
  name,
  timezone: { name: timeZone },
  children,
}: { name: string } & Pick<UserInfo, 'timezone'> & { children: ReactNode }) {
  const [{ part, weekday, date }] = useState(() => getLocalDay(new Date(), timeZone));
  return (
    <Box mb={{ base: '6', md: '8' }}>
      <Heading as="h1" textStyle="2xl">
        <FormattedMessage {...withValues(greetings[part], { name })} />
      </Heading>
      <Text color="fg.muted" mt="1">
        <FormattedMessage {...weekdays[weekday]} />, {date}
      </Text>
      {children}
    </Box>
  );
}
