import { FormattedMessage } from 'react-intl';
import { useCan } from 'shared-auth';
import type { Trip } from 'shared-contracts/trips';
import { Fact, Facts, fill, Section, Stack, StyledLink, Text, useSay } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { Problems } from './problems.tsx';
import { READS_VEHICLES } from './trip-access.ts';
import { vehicle as messages } from './trip-page.messages.ts';
import { fields } from './trips.messages.ts';

/** Who drives, with what, and what both are to be warned of. */
export function VehicleSection({ trip }: { trip: Trip }) {
  const say = useSay();
  const seesVehicles = useCan(READS_VEHICLES);
  const { vehicle, driver, driverPhone, vehicleType, requestedVehicleType, vehicleProblems, driverProblems } = trip;
  return (
    <Section title={messages.title}>
      <Stack gap="4">
        {!vehicle && (
          <Text color="fg.muted">
            <FormattedMessage {...messages.none} />
          </Text>
        )}
        <Facts narrow>
          {vehicle && (
            <Fact label={fields.vehicle}>
              {seesVehicles ? (
                <StyledLink asChild color="accent.fg">
                  <Link to={`/vehicle/${vehicle.id}`}>{vehicle.name}</Link>
                </StyledLink>
              ) : (
                vehicle.name
              )}
            </Fact>
          )}
          {vehicleType && <Fact label={fields.vehicleType}>{vehicleType.name}</Fact>}
          {requestedVehicleType && <Fact label={fields.requestedType}>{requestedVehicleType.name}</Fact>}
          {driver && <Fact label={fields.driver}>{driver.name}</Fact>}
          {driver && driverPhone && (
            <Fact label={fields.phone}>
              <StyledLink
                color="accent.fg"
                href={`tel:${driverPhone.replaceAll(' ', '')}`}
                aria-label={`${driverPhone}, ${say(fill(messages.call, { name: driver.name }))}`}
              >
                {driverPhone}
              </StyledLink>
            </Fact>
          )}
        </Facts>
        <Problems what="vehicle" problems={vehicleProblems} />
        <Problems what="driver" problems={driverProblems} />
      </Stack>
    </Section>
  );
}
