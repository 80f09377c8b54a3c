import { FormattedMessage } from 'react-intl';
import { useCan } from 'shared-auth';
import type { Trip } from 'shared-contracts/trips/trips';
import {
  DescriptionItem,
  DescriptionList,
  withValues,
  Section,
  Stack,
  StyledLink,
  Text,
  useFormatMessage,
} from 'shared-ui';
import { PersonName } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import { AssignmentProblems } from '../assignment-problems.tsx';
import { READ_VEHICLES } from '../trip-access.ts';
import { Handovers } from './handovers.tsx';
import { vehicleMessages as messages } from './trip-page.messages.ts';
import { fields } from '../trips.messages.ts';

/** Vehicle and driver of the trip, with their problems. */
export function VehicleSection({ trip }: { trip: Trip }) {
  const formatMessage = useFormatMessage();
  const canReadVehicles = useCan(READ_VEHICLES);
  const { vehicle, driver, driverPhone, vehicleType, requestedVehicleType, vehicleProblems, driverProblems } = trip;
  const { handovers = [] } = trip;
  return (
    <Section title={messages.title}>
      <Stack gap="4">
        {!vehicle && (
          <Text color="fg.muted">
            <FormattedMessage {...messages.none} />
          </Text>
        )}
        <DescriptionList compact>
          {vehicle && (
            <DescriptionItem label={fields.vehicle}>
              {canReadVehicles ? (
                <StyledLink asChild color="accent.fg">
                  <Link to={`/vehicle/${vehicle.id}`}>{vehicle.name}</Link>
                </StyledLink>
              ) : (
                vehicle.name
              )}
            </DescriptionItem>
          )}
          {vehicleType && <DescriptionItem label={fields.vehicleType}>{vehicleType.name}</DescriptionItem>}
          {requestedVehicleType && (
            <DescriptionItem label={fields.requestedType}>{requestedVehicleType.name}</DescriptionItem>
          )}
          {driver && (
            <DescriptionItem label={fields.driver}>
              <PersonName name={driver.name} />
            </DescriptionItem>
          )}
          {driver && driverPhone && (
            <DescriptionItem label={fields.phone}>
              <StyledLink
                color="accent.fg"
                href={`tel:${driverPhone.replaceAll(' ', '')}`}
                aria-label={`${driverPhone}, ${formatMessage(withValues(messages.call, { name: driver.name }))}`}
              >
                {driverPhone}
              </StyledLink>
            </DescriptionItem>
          )}
        </DescriptionList>
        {handovers.length > 0 && <Handovers handovers={handovers} />}
        <AssignmentProblems subject="vehicle" problems={vehicleProblems} />
        <AssignmentProblems subject="driver" problems={driverProblems} />
      </Stack>
    </Section>
  );
}
