import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Can } from 'shared-auth';
import type { VehicleShare } from 'shared-contracts/fleet/vehicle-sharing';
import type { Vehicle } from 'shared-contracts/fleet/vehicles';
import { Box, Flex, QueryContent, Section, Skeleton, Text, withValues } from 'shared-ui';
import { StatusBadge } from 'shared-ui/format';
import { Actions } from 'shared-ui/overlays';
import { Link } from 'shared-ui/router';
import { useShareActions } from '../actions/use-share-actions.ts';
import { SharePeriod } from '../share-period.tsx';
import { READ_SHARES_ACCESS } from '../vehicle-access.ts';
import { shareStatusStyles } from '../vehicle-status-styles.ts';
import { messages } from '../vehicle-shares.messages.ts';
import { vehicleQueries } from '../vehicles.api.ts';

const MAX_SHARES = 5;

function ShareItem({ share }: { share: VehicleShare }) {
  const { partner, fromAt, toAt, state } = share;
  const actions = useShareActions()(share);
  return (
    <Flex as="li" align="flex-start" gap="3" py="2" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
      <Box flex="1" minW="0">
        <Flex align="center" gap="2" wrap="wrap">
          <Text fontWeight="medium">{partner.name}</Text>
          <StatusBadge {...shareStatusStyles[state]} />
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          <SharePeriod fromAt={fromAt} toAt={toAt} />
        </Text>
      </Box>
      {actions.length > 0 && <Actions actions={actions} name={partner.name} size="xs" />}
    </Flex>
  );
}

function ShareItems({ id }: Pick<Vehicle, 'id'>) {
  const shares = useQuery(
    vehicleQueries.shares({ vehicleId: id, direction: 'given', sort: '-fromAt', limit: MAX_SHARES }),
  );
  return (
    <QueryContent query={shares} size="inline" skeleton={<Skeleton h="16" />}>
      {({ items, total }) => (
        <>
          {total === 0 ? (
            <Text color="fg.muted">
              <FormattedMessage {...messages.none} />
            </Text>
          ) : (
            <Box as="ul" my="-2">
              {items.map((share) => (
                <ShareItem key={share.id} share={share} />
              ))}
            </Box>
          )}
          {total > items.length && (
            <Link to={`/vehicles?view=given&vehicleId=${id}`}>
              <Text mt="3" color="accent.fg">
                <FormattedMessage {...withValues(messages.all, { count: total })} />
              </Text>
            </Link>
          )}
        </>
      )}
    </QueryContent>
  );
}

/** Shows current, past and upcoming shares of the vehicle. */
export const SharesSection = ({ vehicle: { id } }: { vehicle: Vehicle }) => (
  <Can access={READ_SHARES_ACCESS}>
    <Section title={messages.shares}>
      <ShareItems id={id} />
    </Section>
  </Can>
);
