import { FormattedMessage } from 'react-intl';
import type { ScheduleEntry } from 'shared-contracts/vehicle-sharing';
import { Box, Flex, Text, useSay, VisuallyHidden } from 'shared-ui';
import { DateTimeRange } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import { addressOf, kindLooks, wordsOf } from './entry-looks.ts';
import type { VehicleSchedule, Whose } from './schedule.api.ts';

type EntryMarkProps = {
  of: VehicleSchedule;
  entry: ScheduleEntry;
  whose: Whose;
  onEdit: (vehicleId: string, id: string) => void;
};

/** An entry in the calendar. Who hears it is told the vehicle and the time too: they do not see row and column. */
export function EntryMark({ of: { vehicle }, entry, whose, onEdit }: EntryMarkProps) {
  const say = useSay();
  const { tone, icon: Drawing } = kindLooks[entry.kind];
  const words = wordsOf(entry, whose);
  const content = (
    <>
      <Box flexShrink="0">
        <Drawing size={13} aria-hidden />
      </Box>
      <VisuallyHidden>{vehicle.registrationPlate}: </VisuallyHidden>
      <Text as="span" truncate data-cut>
        <FormattedMessage {...words} />
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
        <button type="button" title={say(words)} onClick={() => onEdit(vehicle.id, entry.id)}>
          {content}
        </button>
      ) : (
        <Link to={addressOf(vehicle.id, entry)} title={say(words)} draggable={false}>
          {content}
        </Link>
      )}
    </Flex>
  );
}
