import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Can } from 'shared-auth';
import type { VehicleShare } from 'shared-contracts/vehicle-sharing';
import type { Vehicle } from 'shared-contracts/vehicles';
import { Box, fill, Flex, Loaded, Section, Skeleton, Text } from 'shared-ui';
import { DateTime, DateTimeRange, StatusBadge } from 'shared-ui/format';
import { Actions } from 'shared-ui/overlays';
import { Link } from 'shared-ui/router';
import { useUnshare } from './use-unshare.ts';
import { SEES_SHARES } from './vehicle-access.ts';
import { shareLooks } from './vehicle-looks.ts';
import { messages } from './vehicle-shares.messages.ts';
import { vehicleQueries } from './vehicles.api.ts';

const SHOWN = 5;

function Share({ share }: { share: VehicleShare }) {
  const { partner, fromAt, toAt, state } = share;
  const actions = useUnshare()(share);
  return (
    <Flex as="li" align="flex-start" gap="3" py="2" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
      <Box flex="1" minW="0">
        <Flex align="center" gap="2" wrap="wrap">
          <Text fontWeight="medium">{partner.name}</Text>
          <StatusBadge {...shareLooks[state]} />
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          {toAt === null ? (
            <>
              <DateTime at={fromAt} /> – <FormattedMessage {...messages.openEnd} />
            </>
          ) : (
            <DateTimeRange from={fromAt} to={toAt} />
          )}
        </Text>
      </Box>
      {actions.length > 0 && <Actions of={actions} name={partner.name} size="xs" />}
    </Flex>
  );
}

function Shares({ id }: Pick<Vehicle, 'id'>) {
  const shares = useQuery(vehicleQueries.shares({ vehicleId: id, direction: 'given', sort: '-fromAt', limit: SHOWN }));
  return (
    <Loaded query={shares} size="inline" skeleton={<Skeleton h="16" />}>
      {({ items, total }) => (
        <>
          {total === 0 ? (
            <Text color="fg.muted">
              <FormattedMessage {...messages.none} />
            </Text>
          ) : (
            <Box as="ul" my="-2">
              {items.map((share) => (
                <Share key={share.id} share={share} />
              ))}
            </Box>
          )}
          {total > items.length && (
            <Link to={`/vehicles?view=given&vehicleId=${id}`}>
              <Text mt="3" color="accent.fg">
                <FormattedMessage {...fill(messages.all, { count: total })} />
              </Text>
            </Link>
          )}
        </>
      )}
    </Loaded>
  );
}

/** With whom the vehicle is, was and will be shared. */
export const SharesSection = ({ vehicle: { id } }: { vehicle: Vehicle }) => (
  <Can access={SEES_SHARES}>
    <Section title={messages.shares}>
      <Shares id={id} />
    </Section>
  </Can>
);
