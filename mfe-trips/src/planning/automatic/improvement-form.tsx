import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { SuggestInput } from 'shared-contracts/trips/planner';
import { IMPROVEMENT_LIMITS, type PlanObjective, type PlanZoneRule } from 'shared-contracts/values/trips/plans';
import { SimpleGrid, Stack, Text, useFormatMessage } from 'shared-ui';
import { DurationField, Form, MoneyField, NumberField, SelectField, SubmitButton, useFormValue } from 'shared-ui/form';
import { number, object, type ObjectSchema, string } from 'yup';
import { planningMutations } from '../planning.api.ts';
import { messages, objectiveMessages, zoneMessages } from './improvement.messages.ts';

type ImprovementForm = {
  objective: PlanObjective;
  zoneRule: PlanZoneRule;
  seconds: number;
  maxTripMinutes: number | null;
  maxWaitMinutes: number | null;
  rates: { perTrip: string; perKm: string; perHour: string; perTonneCo2: string };
};

const limit = () => number().integer().min(1).max(IMPROVEMENT_LIMITS.minutes).nullable().defined();
const schema: ObjectSchema<ImprovementForm> = object({
  objective: string<PlanObjective>().required(),
  zoneRule: string<PlanZoneRule>().required(),
  seconds: number().integer().min(1).max(IMPROVEMENT_LIMITS.seconds).required(),
  maxTripMinutes: limit(),
  maxWaitMinutes: limit(),
  rates: object({
    perTrip: string().required(),
    perKm: string().required(),
    perHour: string().required(),
    perTonneCo2: string().required(),
  }),
});
const INITIAL: ImprovementForm = {
  objective: 'cost',
  zoneRule: 'prefer',
  seconds: 30,
  maxTripMinutes: null,
  maxWaitMinutes: null,
  rates: { perTrip: '100', perKm: '1', perHour: '20', perTonneCo2: '0' },
};

/** Starts a search for a better plan of the same orders with the same driving times. */
export function ImprovementForm({ input, onStarted }: { input: SuggestInput; onStarted: () => void }) {
  const formatMessage = useFormatMessage();
  const start = useMutation(planningMutations.improve());
  return (
    <Form
      schema={schema}
      initialValues={INITIAL}
      onSubmit={async (values) => {
        await start.mutateAsync({ ...values, ...input });
        onStarted();
      }}
    >
      <Stack gap="3">
        <Text color="fg.muted">
          <FormattedMessage {...messages.text} />
        </Text>
        <SimpleGrid gap="3" minChildWidth="11rem">
          <SelectField name="objective" label={messages.objective} options={objectiveMessages} />
          <SelectField name="zoneRule" label={messages.zones} options={zoneMessages} />
          <NumberField
            name="seconds"
            label={messages.seconds}
            unit={formatMessage(messages.secondsUnit)}
            decimals={0}
          />
          <DurationField name="maxTripMinutes" label={messages.maxTrip} help={messages.noLimit} />
          <DurationField name="maxWaitMinutes" label={messages.maxWait} help={messages.noLimit} />
          <RateFields />
        </SimpleGrid>
        <SubmitButton label={messages.start} alignSelf="flex-start" />
      </Stack>
    </Form>
  );
}

function RateFields() {
  const [objective] = useFormValue<PlanObjective>('objective');
  if (objective !== 'cost') return null;
  return (
    <>
      <MoneyField name="rates.perTrip" label={messages.perTrip} />
      <MoneyField name="rates.perKm" label={messages.perKm} />
      <MoneyField name="rates.perHour" label={messages.perHour} />
      <MoneyField name="rates.perTonneCo2" label={messages.perTonneCo2} />
    </>
  );
}
