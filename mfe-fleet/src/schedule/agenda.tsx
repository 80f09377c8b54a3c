import { FormattedMessage } from 'react-intl';
import { useMutation } from '@tanstack/react-query';
import type { ScheduleEntry } from 'shared-contracts/fleet/vehicle-sharing';
import { Box, Flex, Heading, Icon, IconButton, Stack, StyledLink, Text, useFormatMessage, withValues } from 'shared-ui';
import { DateTimeRange, StatusBadge } from 'shared-ui/format';
import { Actions, type Action } from 'shared-ui/overlays';
import { Link } from 'shared-ui/router';
import { getEntryKey, getEntryLabel, getEntryPath, getEntryStyle, isMeterDue } from './entry-style.ts';
import { messages } from './schedule.messages.ts';
import { unavailabilityMutations, type ScheduleOwner, type VehicleSchedule } from './schedule.api.ts';

type AgendaProps = {
  schedules: readonly VehicleSchedule[];
  owner: ScheduleOwner;
  onPlan: (vehicleId: string) => void;
  onEdit: (vehicleId: string, id: string) => void;
};

/** The schedule on narrow screens: a list of entries per vehicle. */
export const Agenda = ({ schedules, ...handlers }: AgendaProps) => (
  <Stack as="ul" gap="3">
    {schedules.map((schedule) => (
      <VehicleAgenda key={schedule.vehicle.id} schedule={schedule} {...handlers} />
    ))}
  </Stack>
);

function VehicleAgenda({
  schedule,
  owner,
  onPlan,
  onEdit,
}: Omit<AgendaProps, 'schedules'> & { schedule: VehicleSchedule }) {
  const formatMessage = useFormatMessage();
  const {
    vehicle: { id, registrationPlate: plate, type, organization },
    entries,
    actions,
  } = schedule;
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
            aria-label={formatMessage(withValues(messages.planForVehicle, { plate }))}
            onClick={() => onPlan(id)}
          >
            <Icon name="plus" />
          </IconButton>
        )}
      </Flex>
      <Text textStyle="xs" color="fg.muted">
        {type.name}
        {owner === 'partners' && `, ${organization.name}`}
      </Text>
      {entries.length === 0 ? (
        <Text mt="2" color="fg.muted">
          <FormattedMessage {...messages.noEntries} />
        </Text>
      ) : (
        <Stack as="ul" gap="3" mt="3">
          {entries.map((entry) => (
            <AgendaEntry key={getEntryKey(id, entry)} schedule={schedule} entry={entry} owner={owner} onEdit={onEdit} />
          ))}
        </Stack>
      )}
    </Box>
  );
}

type AgendaEntryProps = {
  schedule: VehicleSchedule;
  entry: ScheduleEntry;
  owner: ScheduleOwner;
  onEdit: AgendaProps['onEdit'];
};

function AgendaEntry({
  schedule: {
    vehicle: { id: vehicleId, registrationPlate: plate },
  },
  entry,
  owner,
  onEdit,
}: AgendaEntryProps) {
  const formatMessage = useFormatMessage();
  const remove = useMutation(unavailabilityMutations.remove());
  const label = getEntryLabel(entry, owner);
  const { id, kind, fromAt, toAt, trip, workOrder, partner, note, due } = entry;
  const actionByName: Record<ScheduleEntry['actions'][number], Action> = {
    edit: { label: messages.editVerb, icon: 'pencil', onSelect: () => onEdit(vehicleId, id) },
    delete: {
      label: messages.remove,
      icon: 'trash',
      danger: true,
      confirmText: withValues(messages.deleteConfirmation, { plate }),
      onSelect: () => remove.mutateAsync({ vehicleId, id }),
    },
  };
  const actions = kind === 'unavailable' ? entry.actions.map((action) => actionByName[action]) : [];
  return (
    <Flex as="li" listStyleType="none" align="flex-start" justify="space-between" gap="2">
      <Box minW="0">
        <StatusBadge {...getEntryStyle(entry)} />
        <Text mt="1" overflowWrap="anywhere">
          {(trip ?? workOrder) && (
            <StyledLink asChild>
              <Link to={getEntryPath(vehicleId, entry)}>
                <FormattedMessage {...label} />
              </Link>
            </StyledLink>
          )}
          {partner || isMeterDue(due) ? <FormattedMessage {...label} /> : !workOrder && note}
        </Text>
        <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          <DateTimeRange from={fromAt} to={toAt} />
        </Text>
      </Box>
      {actions.length > 0 && <Actions actions={actions} name={`${plate}, ${formatMessage(label)}`} size="xs" />}
    </Flex>
  );
}
