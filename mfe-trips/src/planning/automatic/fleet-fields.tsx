import { DRIVING_LIMITS } from 'shared-contracts/values/trips/plans';
import { SimpleGrid } from 'shared-ui';
import { CheckboxField, DurationField, SelectField, useFormValue } from 'shared-ui/form';
import { ComboboxField } from 'shared-ui/picker';
import { boolean, number, object, type ObjectSchema, string } from 'yup';
import { pickerSources } from '../form/picker-sources.api.ts';
import { fleetMessages as messages, targetMessages } from './fleet.messages.ts';

/** Whether a plan is for vehicle types or for the fleet. */
export type PlanTarget = 'types' | 'fleet';
export type FleetForm = {
  target: PlanTarget;
  homeId: string | null;
  isOpenEnd: boolean;
  usesSpareDrivers: boolean;
  maxShiftMinutes: number;
};

const { min, max } = DRIVING_LIMITS.shift;
export const fleetSchema: ObjectSchema<FleetForm> = object({
  target: string<PlanTarget>().required(),
  homeId: string().nullable().defined(),
  isOpenEnd: boolean().required(),
  usesSpareDrivers: boolean().required(),
  maxShiftMinutes: number().integer().min(min).max(max).required(),
});

/** Selects whether a plan is for vehicle types or for existing vehicles, and where those return to. */
export function FleetFields() {
  const [target] = useFormValue<PlanTarget>('fleet.target');
  return (
    <SimpleGrid mt="3" gap="3" minChildWidth="11rem" maxW="44rem">
      <SelectField name="fleet.target" label={messages.target} options={targetMessages} />
      {target === 'fleet' && (
        <>
          <ComboboxField
            name="fleet.homeId"
            label={messages.home}
            help={messages.homeHelp}
            source={pickerSources.ownLocations}
          />
          <DurationField name="fleet.maxShiftMinutes" label={messages.maxShift} />
          <CheckboxField name="fleet.isOpenEnd" label={messages.openEnd} />
          <CheckboxField name="fleet.usesSpareDrivers" label={messages.spareDrivers} />
        </>
      )}
    </SimpleGrid>
  );
}
