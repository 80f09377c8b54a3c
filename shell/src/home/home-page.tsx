import { useSession } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/auth';
import { Box, fill, Grid, Heading, Stack, Text, titlePage, useSay } from 'shared-ui';
import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { dayIn } from './day.ts';
import { Guide } from './guide.tsx';
import { greetings, messages, weekdays } from './home.messages.ts';
import { OrganizationCard } from './organization-card.tsx';
import { RecentWork } from './recent-work.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { useWaiting, WaitingLine, WaitingParts } from './waiting.tsx';

/** Made once: nothing of it is drawn again when a part tells how much waits. */
const WORK = (
  <>
    <RecentWork />
    <Shortcuts />
  </>
);
const ASIDE = (
  <>
    <OrganizationCard />
    <Guide />
  </>
);

export default function HomePage() {
  const say = useSay();
  const user = useSession((session) => session.user);
  const title = say(messages.title);
  const { total, ...waiting } = useWaiting();
  useEffect(() => titlePage(title), [title]);
  if (!user) return null;
  return (
    <Box w="full" maxW="1120px" mx="auto" px={{ base: '4', md: '6' }} py={{ base: '6', md: '10' }}>
      <Greeting login={user.login} timezone={user.timezone}>
        <WaitingLine total={total} />
      </Greeting>
      <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' }} alignItems="start">
        <Stack gap="4" minW="0">
          <WaitingParts {...waiting} />
          {WORK}
        </Stack>
        <Stack gap="4" minW="0">
          {ASIDE}
        </Stack>
      </Grid>
    </Box>
  );
}

/** By the clock of the place where the person works. */
function Greeting({
  login,
  timezone: { name: timeZone },
  children,
}: Pick<UserInfo, 'login' | 'timezone'> & { children: ReactNode }) {
  const [{ part, weekday, date }] = useState(() => dayIn(new Date(), timeZone));
  return (
    <Box mb={{ base: '6', md: '8' }}>
      <Heading as="h1" textStyle="2xl">
        <FormattedMessage {...fill(greetings[part], { name: login })} />
      </Heading>
      <Text color="fg.muted" mt="1">
        <FormattedMessage {...weekdays[weekday]} />, {date}
      </Text>
      {children}
    </Box>
  );
}
