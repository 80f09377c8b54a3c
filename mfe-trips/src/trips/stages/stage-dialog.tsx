import { useMutation, useQuery } from '@tanstack/react-query';
import type { Trip } from 'shared-contracts/trips/trips';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import { FormattedMessage } from 'react-intl';
import { EmptyState, withValues, Flex, Text, useFormatMessage, type Message } from 'shared-ui';
import { MeasureField, SelectField, TextareaField, useFormValue } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { StatusBadge, tripStatusStyles } from 'shared-ui/format';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { DateTimeField } from 'shared-ui/picker';
import { AssignFields } from './assign-fields.tsx';
import { getFieldRequirement, toInitialValues, toStageInput, stageSchema } from './stage-form.ts';
import { fieldErrorMessages } from '../trip-errors.messages.ts';
import { effects, messages } from './stage-dialog.messages.ts';
import { useStageNotice } from '../trip-notices.ts';
import { tripMutations, tripQueries } from '../trips.api.ts';

/** An assigned trip can be reassigned. */
const canChangeTo = ({ stage, allowedStages, actions }: Trip, targetStage: TripStage | undefined) =>
  targetStage === undefined
    ? allowedStages.length > 0
    : allowedStages.includes(targetStage) || (targetStage === stage && actions.includes('assign'));

export type StageDialogProps = {
  id: string;
  title: Message;
  /** Fixed target stage; otherwise the dialog offers all allowed stages. */
  targetStage?: TripStage;
  successMessage?: Message;
  onClose: () => void;
};

/** Changes the stage of a trip: shows the effect and asks for the fields of the target stage. */
export function StageDialog({ id, title, targetStage, successMessage, onClose }: StageDialogProps) {
  const trip = useQuery(tripQueries.detail(id));
  const changeStage = useMutation(tripMutations.changeStage(useStageNotice(), successMessage));
  const { data } = trip;
  if (data && !canChangeTo(data, targetStage)) return <NoStageAvailable title={title} onClose={onClose} />;
  return (
    <FormDialog
      title={title}
      width={500}
      schema={stageSchema}
      initialValues={data && { ...toInitialValues(data), ...(targetStage && { stage: targetStage }) }}
      error={trip.error}
      submitLabel={title}
      errorMessages={fieldErrorMessages}
      onSubmit={(values) => changeStage.mutateAsync({ id, ...toStageInput(values) })}
      onClose={onClose}
    >
      {data && !targetStage && <StageField trip={data} />}
      {data && <StageFields trip={data} />}
    </FormDialog>
  );
}

const NoStageAvailable = ({ title, onClose }: Pick<StageDialogProps, 'title' | 'onClose'>) => (
  <Dialog title={title} width={500} onClose={onClose}>
    <DialogBody>
      <EmptyState icon="info" title={messages.none} text={messages.noneText} size="inline" />
    </DialogBody>
  </Dialog>
);

function StageField({ trip: { stage, allowedStages } }: { trip: Trip }) {
  const formatMessage = useFormatMessage();
  return (
    <>
      <Flex align="center" gap="2">
        <Text color="fg.muted">
          <FormattedMessage {...messages.currentStage} />
        </Text>
        <StatusBadge {...tripStatusStyles[stage]} />
      </Flex>
      <SelectField
        name="stage"
        label={messages.targetStage}
        options={allowedStages.map((value) => ({ value, label: formatMessage(tripStatusStyles[value].label) }))}
      />
    </>
  );
}

function getEffectMessage({ stage, number, orderList }: Trip, targetStage: TripStage | undefined): Message | undefined {
  if (targetStage === 'cancelled') return withValues(effects.cancelled, { number, count: orderList.length });
  if (targetStage === 'waitingForTrip') return stage === 'saved' ? effects.submitted : effects.unassigned;
  if (targetStage === 'saved') return effects.takenBack;
  return targetStage === 'manualCompleted' || targetStage === 'started' ? effects[targetStage] : undefined;
}

function StageFields({ trip }: { trip: Trip }) {
  const [stage] = useFormValue<TripStage | undefined>('stage');
  const effect = getEffectMessage(trip, stage);
  const isUnstarted = stage === 'manualCompleted' && trip.stage === 'vehicleAssigned';
  return (
    <>
      {effect && (
        <Text>
          <FormattedMessage {...effect} />
        </Text>
      )}
      {isUnstarted && (
        <Text color="status.warn.fg">
          <FormattedMessage {...withValues(effects.notStarted, { number: trip.number })} />
        </Text>
      )}
      {getFieldRequirement(stage, 'vehicleId') && <AssignFields trip={trip} />}
      {getFieldRequirement(stage, 'reason') && <TextareaField name="reason" label={messages.reason} rows={3} />}
      {getFieldRequirement(stage, 'actualDistance') && (
        <MeasureField name="actualDistance" label={messages.actualDistance} kind="distance" />
      )}
      {getFieldRequirement(stage, 'dropAt') && <DateTimeField name="dropAt" label={messages.dropAt} />}
      {getFieldRequirement(stage, 'occurredAt') && (
        <DateTimeField name="occurredAt" label={messages.occurredAt} help={messages.occurredAtHelp} />
      )}
    </>
  );
}
