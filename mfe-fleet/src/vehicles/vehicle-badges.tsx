import type { VehicleRow } from 'shared-contracts/fleet/vehicles';
import { Box, Flex, Text } from 'shared-ui';
import { StatusBadge } from 'shared-ui/format';
import { MenuIcon } from 'shared-ui/icons';
import { sharedStyle, vehicleStatusStyles } from './vehicle-status-styles.ts';

export const VehicleTypeLabel = ({ type }: Pick<VehicleRow, 'type'>) => (
  <Flex as="span" align="center" gap="2" minW="0">
    <Box as="span" flexShrink="0">
      <MenuIcon name={type.icon} size={16} />
    </Box>
    <Text as="span" truncate data-truncated>
      {type.name}
    </Text>
  </Flex>
);

export const VehicleStatus = ({ status, isShared }: Pick<VehicleRow, 'status' | 'isShared'>) => (
  <Flex as="span" gap="1" wrap="wrap">
    <StatusBadge {...vehicleStatusStyles[status]} />
    {isShared && <StatusBadge {...sharedStyle} />}
  </Flex>
);
