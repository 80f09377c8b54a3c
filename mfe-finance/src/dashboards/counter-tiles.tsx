import { FormattedMessage } from 'react-intl';
import { useCan } from 'shared-auth';
import type { Counters } from 'shared-contracts/dashboards';
import type { Access } from 'shared-contracts/values/access';
import { COUNTERS, type CounterName } from 'shared-contracts/values/dashboards';
import { Box, chakra, fill, Flex, Grid, Text, useSay } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { type Counted, isOneList, listBehind, type Side } from './counter-links.rules.ts';
import { counters, messages } from './dashboards.messages.ts';

const ORDERS: Access = { model: 'order', action: 'read' };
const TRIPS: Access = { model: 'trip', action: 'read' };
/** What wants somebody to look. */
const ALARMS: readonly CounterName[] = ['delayed', 'demurrage', 'routeDeviated', 'unplannedStops'];

const Lead = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: { base: '6', md: 'auto' },
    borderRadius: 'sm',
    _hover: { textDecoration: 'underline' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.ring' },
  },
});

type TilesProps = { answer: Counters; filters: Counted['filters'] };

/** All counters; each leads to the list of what it counts. */
export function CounterTiles({ answer: { items, from, to }, filters }: TilesProps) {
  return (
    <Grid
      as="ul"
      listStyleType="none"
      gap="3"
      templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fill, minmax(9.5rem, 1fr))' }}
    >
      {items.map((item) => (
        <Tile key={item.name} {...item} counted={{ name: item.name, from, to, filters }} />
      ))}
    </Grid>
  );
}

function Tile({ name, own, partner, counted }: Counters['items'][number] & { counted: Counted }) {
  const say = useSay();
  const seesList = useCan(COUNTERS[name] === 'trip' ? TRIPS : ORDERS);
  const sum = own + partner;
  const isSplit = own > 0 && partner > 0 && !isOneList(name);
  const to = (side: Side) => listBehind(counted, side);
  return (
    <Box
      as="li"
      minW="0"
      px="3"
      py="2.5"
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="md"
    >
      <Text textStyle="xs" color="fg.muted">
        <FormattedMessage {...counters[name]} />
      </Text>
      <Text
        textStyle="2xl"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        color={ALARMS.includes(name) && sum > 0 ? 'status.bad.fg' : undefined}
      >
        {seesList && !isSplit ? (
          <Lead to={to(partner > own ? 'partner' : 'own')} aria-label={`${say(counters[name])}: ${sum}`}>
            {sum}
          </Lead>
        ) : (
          sum
        )}
      </Text>
      {isSplit && (
        <Flex wrap="wrap" columnGap="2" textStyle="xs" color="fg.muted">
          {(['own', 'partner'] as const).map((side) => {
            const words = fill(side === 'own' ? messages.own : messages.partners, {
              count: side === 'own' ? own : partner,
            });
            return seesList ? (
              <Lead key={side} to={to(side)} aria-label={`${say(counters[name])}: ${say(words)}`}>
                {say(words)}
              </Lead>
            ) : (
              <span key={side}>{say(words)}</span>
            );
          })}
        </Flex>
      )}
    </Box>
  );
}
