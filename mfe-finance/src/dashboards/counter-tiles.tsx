import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCan } from 'shared-auth';
import type { AlertCounts } from 'shared-contracts/fleet/alerts';
import type { Counters } from 'shared-contracts/finance/dashboards';
import type { Access } from 'shared-contracts/values/identity/access';
import { ALERT_SEVERITIES, type AlertSeverity } from 'shared-contracts/values/fleet/alerts';
import { COUNTERS, type CounterName } from 'shared-contracts/values/finance/dashboards';
import { Box, chakra, Flex, Grid, type Message, Text, useFormatMessage, withValues } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { getCounterLink, hasSingleList, type CounterContext, type Side } from './counter-links.rules.ts';
import { alertCounters, counters, messages } from './dashboards.messages.ts';

const ORDERS_ACCESS: Access = { model: 'order', action: 'read' };
const TRIPS_ACCESS: Access = { model: 'trip', action: 'read' };
/** Counters highlighted when above zero. */
const ALERT_COUNTERS: readonly CounterName[] = ['delayed', 'demurrage', 'routeDeviated', 'unplannedStops'];

const CounterLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '6',
    borderRadius: 'sm',
    _hover: { textDecoration: 'underline' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.ring' },
  },
});

type CounterTilesProps = {
  data: Counters;
  /** Open alerts of the fleet, regardless of the period; undefined for users who can't see them. */
  alerts: AlertCounts | undefined;
  filters: CounterContext['filters'];
};

/** Counters, each linked to its list. */
export function CounterTiles({ data: { items, from, to }, alerts, filters }: CounterTilesProps) {
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
      {alerts &&
        ALERT_SEVERITIES.map((severity) => <AlertTile key={severity} severity={severity} count={alerts[severity]} />)}
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
    <Tile
      label={counters[name]}
      isBad={ALERT_COUNTERS.includes(name) && sum > 0}
      detail={
        isSplit && (
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
        )
      }
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
    </Tile>
  );
}

function AlertTile({ severity, count }: { severity: AlertSeverity; count: number }) {
  const formatMessage = useFormatMessage();
  const label = alertCounters[severity];
  return (
    <Tile label={label} isBad={severity === 'critical' && count > 0}>
      <CounterLink to={`/alerts?severity=${severity}`} aria-label={`${formatMessage(label)}: ${count}`}>
        {count}
      </CounterLink>
    </Tile>
  );
}

type TileProps = { label: Message; isBad: boolean; children: ReactNode; detail?: ReactNode };

const Tile = ({ label, isBad, children, detail }: TileProps) => (
  <Box as="li" minW="0" px="3" py="2.5" bg="bg.surface" borderWidth="1px" borderColor="border.subtle" borderRadius="md">
    <Text textStyle="xs" color="fg.muted">
      <FormattedMessage {...label} />
    </Text>
    <Text
      textStyle="2xl"
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
      color={isBad ? 'status.bad.fg' : undefined}
    >
      {children}
    </Text>
    {detail}
  </Box>
);
