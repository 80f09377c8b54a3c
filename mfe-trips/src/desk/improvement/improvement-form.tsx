import { useMutation } from '@tanstack/react-query';
import type { Plan } from 'shared-contracts/trips/plans/plans';
import { IMPROVEMENT_LIMITS, type PlanObjective } from 'shared-contracts/values/trips/plans';
import { SimpleGrid, Stack, useFormatMessage } from 'shared-ui';
import { Form, MoneyField, NumberField, SelectField, SubmitButton, useFormValue } from 'shared-ui/form';
import { number, object, type ObjectSchema, string } from 'yup';
import { deskMutations } from '../desk.api.ts';
import { messages, objectiveMessages, targetMessages } from './improvement.messages.ts';

type Target = keyof typeof targetMessages;
type FormValues = { objective: PlanObjective; target: Target; seconds: number; perTonneCo2: string };

const schema: ObjectSchema<FormValues> = object({
  objective: string<PlanObjective>().required(),
  target: string<Target>().required(),
  perTonneCo2: string().required(),
  seconds: number().integer().min(1).max(IMPROVEMENT_LIMITS.seconds).required(),
});
const INITIAL: FormValues = { objective: 'cost', target: 'fleet', seconds: 30, perTonneCo2: '0' };

/** Starts a search by the rates of the plan. */
export function ImprovementForm({ plan }: { plan: Plan }) {
  const formatMessage = useFormatMessage();
  const improve = useMutation(deskMutations.improve(plan.id));
  return (
    <Form
      schema={schema}
      initialValues={INITIAL}
      onSubmit={({ target, perTonneCo2, ...values }) =>
        improve.mutateAsync({
          ...values,
          rates: { ...plan.rates, perTonneCo2 },
          ...(target === 'fleet' && { fleet: {} }),
        })
      }
    >
      <Stack gap="3">
        <SimpleGrid gap="3" minChildWidth="15rem">
          <SelectField name="objective" label={messages.objective} options={objectiveMessages} />
          <SelectField name="target" label={messages.target} options={targetMessages} />
          <NumberField
            name="seconds"
            label={messages.seconds}
            unit={formatMessage(messages.secondsUnit)}
            decimals={0}
          />
          <CarbonPrice />
        </SimpleGrid>
        <SubmitButton label={messages.start} alignSelf="flex-start" />
      </Stack>
    </Form>
  );
}

function CarbonPrice() {
  const [objective] = useFormValue<PlanObjective>('objective');
  return objective === 'cost' ? <MoneyField name="perTonneCo2" label={messages.perTonneCo2} /> : null;
}
