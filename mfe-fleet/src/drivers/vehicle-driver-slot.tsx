import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Driver } from 'shared-contracts/fleet/drivers';
import { Box, Button, Flex, Icon, QueryContent, Skeleton, Stack, StyledLink, Text } from 'shared-ui';
import { Avatar } from './avatar.tsx';
import { nameOf } from './driver-columns.tsx';
import { DriverInfoDialog } from './driver-info-dialog.tsx';
import { driverQueries } from './drivers.api.ts';
import { fields, messages } from './drivers.messages.ts';
import { ExpiryBadge } from './expiry-badge.tsx';

const DriverSummary = ({ driver }: { driver: Driver }) => (
  <Flex align="center" gap="3" wrap="wrap">
    <Avatar name={nameOf(driver)} photo={driver.photo} size={40} />
    <Box minW="0">{driver.phone && <StyledLink href={`tel:${driver.phone}`}>{driver.phone}</StyledLink>}</Box>
    <Flex align="center" gap="2">
      <Text textStyle="sm" color="fg.muted">
        <FormattedMessage {...fields.licenseExpiresAt} />
      </Text>
      <ExpiryBadge expiresAt={driver.licenseExpiresAt} />
    </Flex>
  </Flex>
);

/** Shows on a vehicle's page its driver's phone and licence, with a button for the details. */
export default function VehicleDriverSlot({ driverId }: { driverId: string }) {
  const [isOpen, setOpen] = useState(false);
  const driver = useQuery(driverQueries.detail(driverId));
  return (
    <Stack gap="3" align="flex-start">
      <QueryContent query={driver} size="inline" skeleton={<Skeleton h="10" w="full" />}>
        {(loaded) => <DriverSummary driver={loaded} />}
      </QueryContent>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        <Icon name="info" />
        <FormattedMessage {...messages.info} />
      </Button>
      {isOpen && <DriverInfoDialog id={driverId} onClose={() => setOpen(false)} />}
    </Stack>
  );
}
