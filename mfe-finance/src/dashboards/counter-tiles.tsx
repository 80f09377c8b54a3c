import { FormattedMessage } from 'react-intl';
import { useCan } from 'shared-auth';
import type { Counters } from 'shared-contracts/finance/dashboards';
import type { Access } from 'shared-contracts/values/identity/access';
import { COUNTERS, type CounterName } from 'shared-contracts/values/finance/dashboards';
import { Box, chakra, Flex, Grid, Text, useFormatMessage, withValues } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { getCounterLink, hasSingleList, type CounterContext, type Side } from './counter-links.rules.ts';
import { counters, messages } from './dashboards.messages.ts';

const ORDERS_ACCESS: Access = { model: 'order', action: 'read' };
const TRIPS_ACCESS: Access = { model: 'trip', action: 'read' };
/** Counters highlighted when above zero. */
const ALERT_COUNTERS: readonly CounterName[] = ['delayed', 'demurrage', 'routeDeviated', 'unplannedStops'];

const CounterLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: { base: '6', md: 'auto' },
    borderRadius: 'sm',
    _hover: { textDecoration: 'underline' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.ring' },
  },
});

type CounterTilesProps = { data: Counters; filters: CounterContext['filters'] };

/** Counters, each linked to its list. */
export function CounterTiles({ data: { items, from, to }, filters }: CounterTilesProps) {
  return (
    <Grid
      as="ul"
      listStyleType="none"
      gap="3"
      templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fill, minmax(9.5rem, 1fr))' }}
    >
      {items.map((item) => (
        <CounterTile key={item.name} {...item} context={{ name: item.name, from, to, filters }} />
      ))}
    </Grid>
  );
}

function CounterTile({
  name,
  own,
  partner,
  context,
}: Counters['items'][number] & { context: Omit<CounterContext, 'canReadTrips'> }) {
  const formatMessage = useFormatMessage();
  const [canReadOrders, canReadTrips] = [useCan(ORDERS_ACCESS), useCan(TRIPS_ACCESS)];
  const canReadList = COUNTERS[name] === 'trip' ? canReadTrips : canReadOrders;
  const sum = own + partner;
  const isSplit = own > 0 && partner > 0 && !hasSingleList(name, canReadTrips);
  const getLink = (side: Side) => getCounterLink({ ...context, canReadTrips }, side);
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
        color={ALERT_COUNTERS.includes(name) && sum > 0 ? 'status.bad.fg' : undefined}
      >
        {canReadList && !isSplit ? (
          <CounterLink
            to={getLink(partner > own ? 'partner' : 'own')}
            aria-label={`${formatMessage(counters[name])}: ${sum}`}
          >
            {sum}
          </CounterLink>
        ) : (
          sum
        )}
      </Text>
      {isSplit && (
        <Flex wrap="wrap" columnGap="2" textStyle="xs" color="fg.muted">
          {(['own', 'partner'] as const).map((side) => {
            const label = withValues(side === 'own' ? messages.own : messages.partners, {
              count: side === 'own' ? own : partner,
            });
            return canReadList ? (
              <CounterLink
                key={side}
                to={getLink(side)}
                aria-label={`${formatMessage(counters[name])}: ${formatMessage(label)}`}
              >
                {formatMessage(label)}
              </CounterLink>
            ) : (
              <span key={side}>{formatMessage(label)}</span>
            );
          })}
        </Flex>
      )}
    </Box>
  );
}
