import { useMutation, useQuery } from '@tanstack/react-query';
import type { Plan, PlanRow } from 'shared-contracts/trips/plans/plans';
import { useFormatMessage, withValues } from 'shared-ui';
import { SelectField, TextField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { useDayConversion } from 'shared-ui/format';
import { DateTimeField } from 'shared-ui/picker';
import { deskMutations, deskQueries } from '../desk.api.ts';
import { defaultPlan, planSchema, SOURCES, toPlanInput } from './plan-form.ts';
import { messages } from './plans.messages.ts';

type NewPlanDialogProps = { copied?: PlanRow | undefined; onCreated: (plan: PlanRow) => void; onClose: () => void };

/** A plan without trips, with suggested ones, or with those of another plan. */
export function NewPlanDialog({ copied, onCreated, onClose }: NewPlanDialogProps) {
  const formatMessage = useFormatMessage();
  const { today, toStartOfDay } = useDayConversion();
  const improvement = useQuery(deskQueries.latestImprovement()).data;
  const create = useMutation(deskMutations.create());
  const sources = [
    { value: SOURCES.suggestion, label: formatMessage(messages.suggestion) },
    ...(improvement ? [{ value: SOURCES.improvement, label: formatMessage(messages.improvement) }] : []),
    { value: SOURCES.empty, label: formatMessage(messages.empty) },
    ...(copied ? [{ value: copied.id, label: formatMessage(withValues(messages.copy, { name: copied.name })) }] : []),
  ];
  return (
    <FormDialog
      title={messages.create}
      schema={planSchema}
      initialValues={defaultPlan('', toStartOfDay(today()))}
      submitLabel={messages.submitCreate}
      onSubmit={(form) => create.mutateAsync(toPlanInput(form, improvement?.id)).then(onCreated)}
      onClose={onClose}
    >
      <PlanFields />
      <SelectField name="source" label={messages.source} options={sources} />
    </FormDialog>
  );
}

const PlanFields = () => (
  <>
    <TextField name="name" label={messages.name} />
    <DateTimeField name="from" label={messages.from} />
    <DateTimeField name="to" label={messages.to} />
  </>
);

type EditPlanDialogProps = { plan: Plan; onSaved: () => Promise<unknown>; onClose: () => void };

export function EditPlanDialog({ plan, onSaved, onClose }: EditPlanDialogProps) {
  const update = useMutation(deskMutations.update(plan.id, plan.revision));
  const { name, from, to } = plan;
  return (
    <FormDialog
      title={messages.edit}
      schema={planSchema}
      initialValues={{ name, from, to, source: SOURCES.empty }}
      onSubmit={(form) => update.mutateAsync({ name: form.name, from: form.from, to: form.to }).then(onSaved)}
      onClose={onClose}
    >
      <PlanFields />
    </FormDialog>
  );
}
