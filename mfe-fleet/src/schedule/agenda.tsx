import { FormattedMessage } from 'react-intl';
import { useMutation } from '@tanstack/react-query';
import type { ScheduleEntry } from 'shared-contracts/vehicle-sharing';
import { Box, fill, Flex, Heading, Icon, IconButton, Stack, StyledLink, Text, useSay } from 'shared-ui';
import { DateTimeRange, StatusBadge } from 'shared-ui/format';
import { Actions, type Action } from 'shared-ui/overlays';
import { Link } from 'shared-ui/router';
import { addressOf, keyOf, kindLooks, wordsOf } from './entry-looks.ts';
import { messages } from './schedule.messages.ts';
import { unavailabilityMutations, type VehicleSchedule, type Whose } from './schedule.api.ts';

type AgendaProps = {
  rows: readonly VehicleSchedule[];
  whose: Whose;
  onPlan: (vehicleId: string) => void;
  onEdit: (vehicleId: string, id: string) => void;
};

/** The schedule where there is no room for a calendar: vehicle after vehicle, entry after entry. */
export const Agenda = ({ rows, ...handlers }: AgendaProps) => (
  <Stack as="ul" gap="3">
    {rows.map((row) => (
      <VehicleAgenda key={row.vehicle.id} of={row} {...handlers} />
    ))}
  </Stack>
);

function VehicleAgenda({ of: row, whose, onPlan, onEdit }: Omit<AgendaProps, 'rows'> & { of: VehicleSchedule }) {
  const say = useSay();
  const {
    vehicle: { id, registrationPlate: plate, type, organization },
    entries,
    actions,
  } = row;
  return (
    <Box
      as="li"
      listStyleType="none"
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="md"
      px="4"
      py="3"
    >
      <Flex align="center" justify="space-between" gap="2">
        <Heading as="h2" textStyle="md">
          <StyledLink asChild>
            <Link to={`/vehicle/${id}`}>{plate}</Link>
          </StyledLink>
        </Heading>
        {actions.includes('plan') && (
          <IconButton
            size="sm"
            variant="ghost"
            aria-label={say(fill(messages.planFor, { plate }))}
            onClick={() => onPlan(id)}
          >
            <Icon name="plus" />
          </IconButton>
        )}
      </Flex>
      <Text textStyle="xs" color="fg.muted">
        {type.name}
        {whose === 'partners' && `, ${organization.name}`}
      </Text>
      {entries.length === 0 ? (
        <Text mt="2" color="fg.muted">
          <FormattedMessage {...messages.nothing} />
        </Text>
      ) : (
        <Stack as="ul" gap="3" mt="3">
          {entries.map((entry) => (
            <AgendaEntry key={keyOf(id, entry)} of={row} entry={entry} whose={whose} onEdit={onEdit} />
          ))}
        </Stack>
      )}
    </Box>
  );
}

type AgendaEntryProps = { of: VehicleSchedule; entry: ScheduleEntry; whose: Whose; onEdit: AgendaProps['onEdit'] };

function AgendaEntry({
  of: {
    vehicle: { id: vehicleId, registrationPlate: plate },
  },
  entry,
  whose,
  onEdit,
}: AgendaEntryProps) {
  const say = useSay();
  const remove = useMutation(unavailabilityMutations.remove());
  const words = wordsOf(entry, whose);
  const { id, kind, fromAt, toAt, trip, partner, note } = entry;
  const looks: Record<ScheduleEntry['actions'][number], Action> = {
    edit: { label: messages.editVerb, icon: 'pencil', onSelect: () => onEdit(vehicleId, id) },
    delete: {
      label: messages.remove,
      icon: 'trash',
      danger: true,
      confirm: fill(messages.removes, { plate }),
      onSelect: () => remove.mutateAsync({ vehicleId, id }),
    },
  };
  const actions = kind === 'unavailable' ? entry.actions.map((action) => looks[action]) : [];
  return (
    <Flex as="li" listStyleType="none" align="flex-start" justify="space-between" gap="2">
      <Box minW="0">
        <StatusBadge {...kindLooks[kind]} />
        <Text mt="1" overflowWrap="anywhere">
          {trip && (
            <StyledLink asChild>
              <Link to={addressOf(vehicleId, entry)}>
                <FormattedMessage {...words} />
              </Link>
            </StyledLink>
          )}
          {partner ? <FormattedMessage {...words} /> : note}
        </Text>
        <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          <DateTimeRange from={fromAt} to={toAt} />
        </Text>
      </Box>
      {actions.length > 0 && <Actions of={actions} name={`${plate}, ${say(words)}`} size="xs" />}
    </Flex>
  );
}
