import { FormattedMessage } from 'react-intl';
import type { ScheduleEntry } from 'shared-contracts/fleet/vehicle-sharing';
import { Box, Flex, Text, useFormatMessage, VisuallyHidden } from 'shared-ui';
import { DateTimeRange } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import { getEntryLabel, getEntryPath, getEntryStyle } from './entry-style.ts';
import type { ScheduleOwner, VehicleSchedule } from './schedule.api.ts';

type CalendarEntryProps = {
  schedule: VehicleSchedule;
  entry: ScheduleEntry;
  owner: ScheduleOwner;
  onEdit: (vehicleId: string, id: string) => void;
};

/** An entry in the calendar. For screen readers, it includes the vehicle and time that others read off row and column. */
export function CalendarEntry({ schedule: { vehicle }, entry, owner, onEdit }: CalendarEntryProps) {
  const formatMessage = useFormatMessage();
  const { tone, icon: KindIcon } = getEntryStyle(entry);
  const label = getEntryLabel(entry, owner);
  const content = (
    <>
      <Box flexShrink="0">
        <KindIcon size={13} aria-hidden />
      </Box>
      <VisuallyHidden>{vehicle.registrationPlate}: </VisuallyHidden>
      <Text as="span" truncate data-truncated>
        <FormattedMessage {...label} />
      </Text>
      <VisuallyHidden>
        , <DateTimeRange from={entry.fromAt} to={entry.toAt} />
      </VisuallyHidden>
    </>
  );
  return (
    <Flex
      asChild
      position="relative"
      align="center"
      gap="1"
      w="full"
      h="6"
      px="1"
      overflow="hidden"
      textStyle="xs"
      fontWeight="medium"
      borderRadius="sm"
      cursor="pointer"
      bg={`status.${tone}.bg`}
      color={`status.${tone}.fg`}
      borderInlineStartWidth="3px"
      borderColor={`status.${tone}.fg`}
      _focusVisible={{ outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '-2px' }}
    >
      {entry.actions.includes('edit') && entry.kind === 'unavailable' ? (
        <button type="button" title={formatMessage(label)} onClick={() => onEdit(vehicle.id, entry.id)}>
          {content}
        </button>
      ) : (
        <Link to={getEntryPath(vehicle.id, entry)} title={formatMessage(label)} draggable={false}>
          {content}
        </Link>
      )}
    </Flex>
  );
}
