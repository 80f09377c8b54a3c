import { FormattedMessage } from 'react-intl';
import type { DrivingSettings } from 'shared-contracts/trips/planner';
import { DRIVING_LIMITS } from 'shared-contracts/values/trips/plans';
import { chakra, SimpleGrid } from 'shared-ui';
import { DurationField } from 'shared-ui/form';
import { number, object, type ObjectSchema } from 'yup';
import { drivingMessages as messages } from './automatic-plan.messages.ts';

const minutes = ({ min, max }: { min: number; max: number }) => number().integer().min(min).max(max);
export const drivingSchema: ObjectSchema<DrivingSettings> = object({
  driveMinutes: minutes(DRIVING_LIMITS.drive).required(),
  breakMinutes: minutes(DRIVING_LIMITS.break).required(),
  restAfterMinutes: minutes(DRIVING_LIMITS.drive).nullable().defined(),
  restMinutes: minutes(DRIVING_LIMITS.rest).required(),
  maxDriveMinutes: minutes(DRIVING_LIMITS.drive).nullable().defined(),
});

/** When drivers take breaks and rests, and the maximum driving time of a trip. */
export const DrivingFields = () => (
  <chakra.details mt="3" maxW="44rem">
    <chakra.summary cursor="pointer" textStyle="sm" color="fg.muted">
      <FormattedMessage {...messages.title} />
    </chakra.summary>
    <SimpleGrid mt="2" gap="3" minChildWidth="11rem">
      <DurationField name="driving.driveMinutes" label={messages.driveMinutes} />
      <DurationField name="driving.breakMinutes" label={messages.breakMinutes} />
      <DurationField name="driving.restAfterMinutes" label={messages.restAfterMinutes} help={messages.noRests} />
      <DurationField name="driving.restMinutes" label={messages.restMinutes} />
      <DurationField name="driving.maxDriveMinutes" label={messages.maxDriveMinutes} help={messages.noLimit} />
    </SimpleGrid>
  </chakra.details>
);
