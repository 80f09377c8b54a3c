import { FormattedMessage } from 'react-intl';
import { Box, Button, fill, Flex, Heading, Icon, IconButton, Text, useSay } from 'shared-ui';
import { StatusBadge } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import { motionLooks } from './motion-looks.ts';
import { messages } from './monitoring.messages.ts';
import type { Tracking } from './tracking.ts';
import { useTracked } from './use-tracking.ts';
import { VehicleFacts } from './vehicle-facts.tsx';

type CardProps = {
  tracking: Tracking;
  id: string;
  /** The one whose facts and track are shown. */ isActive: boolean;
  onActivate: () => void;
  onRemove: () => void;
};

/** A chosen vehicle. */
export function VehicleCard({ tracking, id, isActive, onActivate, onRemove }: CardProps) {
  const say = useSay();
  const tracked = useTracked(tracking, id);
  const plate = tracked?.device.registrationPlate ?? '–';
  return (
    <Box as="li" px="3" py="2" borderBottomWidth="1px" borderColor="border.subtle">
      <Flex align="center" gap="2" minH="8">
        {isActive && (
          <Heading as="h2" textStyle="md" minW="0">
            {tracked ? <Link to={`/vehicle/${id}`}>{plate}</Link> : plate}
          </Heading>
        )}
        {!isActive && (
          <Button
            type="button"
            size="sm"
            variant="ghost"
            ms="-2"
            aria-label={say(fill(messages.lookAt, { plate }))}
            onClick={onActivate}
          >
            {plate}
            <Icon name="chevron-down" size={14} />
          </Button>
        )}
        {tracked && <StatusBadge {...motionLooks[tracked.motion]} />}
        <IconButton
          type="button"
          size="xs"
          variant="ghost"
          ms="auto"
          aria-label={say(fill(messages.remove, { plate }))}
          onClick={onRemove}
        >
          <Icon name="close" />
        </IconButton>
      </Flex>
      {tracked?.device.isShared && (
        <Text textStyle="xs" color="fg.muted">
          <FormattedMessage {...fill(messages.sharedBy, { organization: tracked.device.organization.name })} />
        </Text>
      )}
      {!tracked && (
        <Text textStyle="sm" color="fg.muted">
          <FormattedMessage {...messages.gone} />
        </Text>
      )}
      {isActive && tracked && (
        <Box mt="2">
          <VehicleFacts tracked={tracked} />
        </Box>
      )}
    </Box>
  );
}
