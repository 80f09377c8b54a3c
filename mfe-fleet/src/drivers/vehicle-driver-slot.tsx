import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Driver } from 'shared-contracts/drivers';
import { Box, Button, Flex, Icon, Loaded, Skeleton, Stack, StyledLink, Text } from 'shared-ui';
import { Avatar } from './avatar.tsx';
import { nameOf } from './driver-columns.tsx';
import { DriverInfoDialog } from './driver-info-dialog.tsx';
import { driverQueries } from './drivers.api.ts';
import { fields, messages } from './drivers.messages.ts';
import { PaperBadge } from './paper-badge.tsx';

const Extract = ({ driver }: { driver: Driver }) => (
  <Flex align="center" gap="3" wrap="wrap">
    <Avatar name={nameOf(driver)} photo={driver.photo} size={40} />
    <Box minW="0">{driver.phone && <StyledLink href={`tel:${driver.phone}`}>{driver.phone}</StyledLink>}</Box>
    <Flex align="center" gap="2">
      <Text textStyle="sm" color="fg.muted">
        <FormattedMessage {...fields.licenseExpiresAt} />
      </Text>
      <PaperBadge expiresAt={driver.licenseExpiresAt} />
    </Flex>
  </Flex>
);

/** On the page of a vehicle, who drives it: how to reach them, whether they may drive, and all else a click away. */
export default function VehicleDriverSlot({ driverId }: { driverId: string }) {
  const [isOpen, setOpen] = useState(false);
  const driver = useQuery(driverQueries.detail(driverId));
  return (
    <Stack gap="3" align="flex-start">
      <Loaded query={driver} size="inline" skeleton={<Skeleton h="10" w="full" />}>
        {(loaded) => <Extract driver={loaded} />}
      </Loaded>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        <Icon name="info" />
        <FormattedMessage {...messages.info} />
      </Button>
      {isOpen && <DriverInfoDialog id={driverId} onClose={() => setOpen(false)} />}
    </Stack>
  );
}
