import { Box, Flex, Icon, IconButton, StyledLink, Text, useFormatMessage, withValues } from 'shared-ui';
import { Link } from 'shared-ui/router';
import type { ScheduleOwner, VehicleSchedule } from './schedule.api.ts';
import { messages } from './schedule.messages.ts';

type VehicleRowHeaderProps = { schedule: VehicleSchedule; owner: ScheduleOwner; onPlan: (vehicleId: string) => void };

export function VehicleRowHeader({
  schedule: {
    vehicle: { id, registrationPlate: plate, type, organization },
    actions,
  },
  owner,
  onPlan,
}: VehicleRowHeaderProps) {
  const formatMessage = useFormatMessage();
  return (
    <Flex align="center" justify="space-between" gap="1" w="40">
      <Box minW="0">
        <StyledLink asChild fontWeight="medium">
          <Link to={`/vehicle/${id}`}>{plate}</Link>
        </StyledLink>
        <Text textStyle="2xs" color="fg.muted" truncate data-truncated>
          {owner === 'partners' ? organization.name : type.name}
        </Text>
      </Box>
      {actions.includes('plan') && (
        <IconButton
          size="2xs"
          variant="ghost"
          aria-label={formatMessage(withValues(messages.planForVehicle, { plate }))}
          onClick={() => onPlan(id)}
        >
          <Icon name="plus" size={14} />
        </IconButton>
      )}
    </Flex>
  );
}
