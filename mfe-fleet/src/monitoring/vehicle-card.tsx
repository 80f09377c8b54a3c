import { FormattedMessage } from 'react-intl';
import { Box, Button, Flex, Heading, Icon, IconButton, Text, useFormatMessage, withValues } from 'shared-ui';
import { StatusBadge } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import { motionStyles } from './motion-styles.ts';
import { messages } from './monitoring.messages.ts';
import type { TrackingStore } from './tracking-store.ts';
import { useTrackedVehicle } from './use-tracking.ts';
import { VehicleFacts } from './vehicle-facts.tsx';

type VehicleCardProps = {
  tracking: TrackingStore;
  id: string;
  /** Whether the vehicle's details and track are shown. */ isActive: boolean;
  onActivate: () => void;
  onRemove: () => void;
};

/** A selected vehicle. */
export function VehicleCard({ tracking, id, isActive, onActivate, onRemove }: VehicleCardProps) {
  const formatMessage = useFormatMessage();
  const vehicle = useTrackedVehicle(tracking, id);
  const plate = vehicle?.device.registrationPlate ?? '–';
  return (
    <Box as="li" px="3" py="2" borderBottomWidth="1px" borderColor="border.subtle">
      <Flex align="center" gap="2" minH="8">
        {isActive && (
          <Heading as="h2" textStyle="md" minW="0">
            {vehicle ? <Link to={`/vehicle/${id}`}>{plate}</Link> : plate}
          </Heading>
        )}
        {!isActive && (
          <Button
            type="button"
            size="sm"
            variant="ghost"
            ms="-2"
            aria-label={formatMessage(withValues(messages.show, { plate }))}
            onClick={onActivate}
          >
            {plate}
            <Icon name="chevron-down" size={14} />
          </Button>
        )}
        {vehicle && <StatusBadge {...motionStyles[vehicle.motion]} />}
        <IconButton
          type="button"
          size="xs"
          variant="ghost"
          ms="auto"
          aria-label={formatMessage(withValues(messages.hide, { plate }))}
          onClick={onRemove}
        >
          <Icon name="close" />
        </IconButton>
      </Flex>
      {vehicle?.device.isShared && (
        <Text textStyle="xs" color="fg.muted">
          <FormattedMessage {...withValues(messages.sharedBy, { organization: vehicle.device.organization.name })} />
        </Text>
      )}
      {!vehicle && (
        <Text textStyle="sm" color="fg.muted">
          <FormattedMessage {...messages.notVisible} />
        </Text>
      )}
      {isActive && vehicle && (
        <Box mt="2">
          <VehicleFacts vehicle={vehicle} />
        </Box>
      )}
    </Box>
  );
}
