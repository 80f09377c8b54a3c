import { Box, fill, Flex, Icon, IconButton, StyledLink, Text, useSay } from 'shared-ui';
import { Link } from 'shared-ui/router';
import type { VehicleSchedule, Whose } from './schedule.api.ts';
import { messages } from './schedule.messages.ts';

type VehicleHeadProps = { of: VehicleSchedule; whose: Whose; onPlan: (vehicleId: string) => void };

/** The head of a vehicle's row in the calendar. */
export function VehicleHead({
  of: {
    vehicle: { id, registrationPlate: plate, type, organization },
    actions,
  },
  whose,
  onPlan,
}: VehicleHeadProps) {
  const say = useSay();
  return (
    <Flex align="center" justify="space-between" gap="1" w="40">
      <Box minW="0">
        <StyledLink asChild fontWeight="medium">
          <Link to={`/vehicle/${id}`}>{plate}</Link>
        </StyledLink>
        <Text textStyle="2xs" color="fg.muted" truncate data-cut>
          {whose === 'partners' ? organization.name : type.name}
        </Text>
      </Box>
      {actions.includes('plan') && (
        <IconButton
          size="2xs"
          variant="ghost"
          aria-label={say(fill(messages.planFor, { plate }))}
          onClick={() => onPlan(id)}
        >
          <Icon name="plus" size={14} />
        </IconButton>
      )}
    </Flex>
  );
}
