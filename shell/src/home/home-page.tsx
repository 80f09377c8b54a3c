import { useSession } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/auth';
import { Box, fill, Flex, Grid, Heading, Text, useSay } from 'shared-ui';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Slot } from '../areas/slot.tsx';
import { greetings, messages, weekdays } from './home.messages.ts';
import { OrganizationCard } from './organization-card.tsx';
import { dayIn } from './day.ts';
import { Shortcuts } from './shortcuts.tsx';

export default function HomePage() {
  const say = useSay();
  const user = useSession((session) => session.user);
  const title = say(messages.title);
  useEffect(() => {
    document.title = `${title} · Consign`;
  }, [title]);
  if (!user) return null;
  return (
    <Box w="full" maxW="1120px" mx="auto" px={{ base: '4', md: '6' }} py={{ base: '6', md: '10' }}>
      <Greeting login={user.login} timezone={user.timezone} />
      <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' }} alignItems="start">
        <Flex direction="column" gap="4" minW="0">
          <Slot name="home.waiting" />
          <Shortcuts />
        </Flex>
        <OrganizationCard />
      </Grid>
    </Box>
  );
}

/** By the clock of the place where the person works. */
function Greeting({ login, timezone: { name: timeZone } }: Pick<UserInfo, 'login' | 'timezone'>) {
  const [{ part, weekday, date }] = useState(() => dayIn(new Date(), timeZone));
  return (
    <Box mb={{ base: '6', md: '8' }}>
      <Heading as="h1" textStyle="2xl"><FormattedMessage {...fill(greetings[part], { name: login })} /></Heading>
      <Text color="fg.muted" mt="1"><FormattedMessage {...weekdays[weekday]} />, {date}</Text>
    </Box>
  );
}
