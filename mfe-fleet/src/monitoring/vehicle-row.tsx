import { FormattedMessage } from 'react-intl';
import { Box, Button, Checkbox, Flex, Text, useFormatMessage, withValues } from 'shared-ui';
import { formatDateTime, RelativeTime, StatusBadge, useTimeZone, PersonName } from 'shared-ui/format';
import { motionStyles } from './motion-styles.ts';
import { facts, messages } from './monitoring.messages.ts';
import { OpenAlerts } from './open-alerts.tsx';
import type { TrackedVehicle, TrackingStore } from './tracking-store.ts';
import { useFormatSpeed } from './use-format-speed.ts';
import { useTrackedVehicle } from './use-tracking.ts';

type VehicleRowProps = {
  tracking: TrackingStore;
  id: string;
  isSelected: boolean;
  onSelect: () => void;
  onToggle: () => void;
};

const SpeedOrAge = ({ vehicle: { motion, position } }: { vehicle: TrackedVehicle }) => {
  const formatSpeed = useFormatSpeed();
  const zone = useTimeZone();
  if (!position) return <FormattedMessage {...messages.noPosition} />;
  if (motion === 'offline')
    return <FormattedMessage {...withValues(messages.staleSince, { time: formatDateTime(position.at, zone) })} />;
  return motion === 'moving' ? formatSpeed(position.speed) : <RelativeTime at={position.at} />;
};

/** The arrival has its own line: next to a long name it would be cut off, on phones always. */
function TripAndStop({ trip: { number, nextStop } }: { trip: NonNullable<TrackedVehicle['device']['trip']> }) {
  const zone = useTimeZone();
  return (
    <>
      <Text textStyle="xs" fontWeight="normal" color="fg.muted" truncate>
        {nextStop ? `${number} · ${nextStop.name}` : number}
      </Text>
      {nextStop && (
        <Text textStyle="xs" fontWeight="normal" color="fg.muted" truncate>
          <FormattedMessage {...withValues(facts.expectedAt, { time: formatDateTime(nextStop.eta, zone) })} />
        </Text>
      )}
    </>
  );
}

/** A vehicle of the list; when it moves, only its own row renders again. */
export function VehicleRow({ tracking, id, isSelected, onSelect, onToggle }: VehicleRowProps) {
  const formatMessage = useFormatMessage();
  const vehicle = useTrackedVehicle(tracking, id);
  if (!vehicle) return null;
  const {
    device: { registrationPlate: plate, driver, isShared, organization, trip, openAlerts },
    motion,
  } = vehicle;
  return (
    <Flex
      as="li"
      align="center"
      gap="1"
      ps="2"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      bg={isSelected ? 'accent.subtle' : undefined}
    >
      <Checkbox
        aria-label={formatMessage(withValues(messages.addToSelection, { plate }))}
        checked={isSelected}
        onChange={onToggle}
      />
      <Button
        type="button"
        variant="ghost"
        flex="1"
        minW="0"
        h="auto"
        px="2"
        py="2"
        justifyContent="space-between"
        textAlign="start"
        aria-pressed={isSelected}
        _pressed={{ bg: 'transparent' }}
        onClick={onSelect}
      >
        <Box minW="0">
          <Text fontWeight="semibold" truncate>
            {plate}
          </Text>
          {driver && (
            <Text textStyle="xs" fontWeight="normal" color="fg.muted" truncate>
              <PersonName name={driver.name} />
            </Text>
          )}
          {trip && <TripAndStop trip={trip} />}
          {isShared && (
            <Text textStyle="xs" fontWeight="normal" color="fg.muted" truncate>
              <FormattedMessage {...withValues(messages.sharedBy, { organization: organization.name })} />
            </Text>
          )}
        </Box>
        <Flex direction="column" align="end" gap="0.5" flexShrink="0">
          <StatusBadge {...motionStyles[motion]} />
          {openAlerts && <OpenAlerts {...openAlerts} />}
          <Text as="span" textStyle="xs" fontWeight="normal" color="fg.muted" fontVariantNumeric="tabular-nums">
            <SpeedOrAge vehicle={vehicle} />
          </Text>
        </Flex>
      </Button>
    </Flex>
  );
}
