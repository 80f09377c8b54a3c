import { useMutation, useQuery } from '@tanstack/react-query';
import type { Trip } from 'shared-contracts/trips';
import type { TripStage } from 'shared-contracts/values/trip-stages';
import { FormattedMessage } from 'react-intl';
import { EmptyState, fill, Flex, Text, useSay, type Words } from 'shared-ui';
import { MeasureField, SelectField, TextareaField, useFormValue } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { StatusBadge, tripLooks } from 'shared-ui/format';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { DateTimeField } from 'shared-ui/picker';
import { AssignFields } from './assign-fields.tsx';
import { asks, begunWith, stageInput, stageSchema } from './stage-form.ts';
import { codes } from './trip-refusals.messages.ts';
import { effects, messages } from './trip-stage.messages.ts';
import { tripMutations, tripQueries } from './trips.api.ts';

/** An assigned trip may be assigned anew. */
const mayFollow = ({ stage, allowedStages, actions }: Trip, to: TripStage | undefined) =>
  to === undefined
    ? allowedStages.length > 0
    : allowedStages.includes(to) || (to === stage && actions.includes('assign'));

export type StageDialogProps = {
  id: string;
  title: Words;
  /** The stage, when the dialog is for this one alone; else a person chooses among those that are allowed. */
  to?: TripStage;
  success?: Words;
  onClose: () => void;
};

/** Leads a trip to a stage that the API allows, with what must be told on the way and what it causes. */
export function StageDialog({ id, title, to, success, onClose }: StageDialogProps) {
  const trip = useQuery(tripQueries.detail(id));
  const change = useMutation(tripMutations.toStage(success));
  const { data } = trip;
  if (data && !mayFollow(data, to)) return <NothingFollows title={title} onClose={onClose} />;
  return (
    <FormDialog
      title={title}
      width={500}
      schema={stageSchema}
      initial={data && { ...begunWith(data), ...(to && { stage: to }) }}
      error={trip.error}
      submit={title}
      codes={codes}
      onSubmit={(values) => change.mutateAsync({ id, ...stageInput(values) })}
      onClose={onClose}
    >
      {data && !to && <Choose trip={data} />}
      {data && <Told trip={data} />}
    </FormDialog>
  );
}

const NothingFollows = ({ title, onClose }: Pick<StageDialogProps, 'title' | 'onClose'>) => (
  <Dialog title={title} width={500} onClose={onClose}>
    <DialogBody>
      <EmptyState icon="info" title={messages.nothing} text={messages.nothingText} size="inline" />
    </DialogBody>
  </Dialog>
);

function Choose({ trip: { stage, allowedStages } }: { trip: Trip }) {
  const say = useSay();
  return (
    <>
      <Flex align="center" gap="2">
        <Text color="fg.muted">
          <FormattedMessage {...messages.now} />
        </Text>
        <StatusBadge {...tripLooks[stage]} />
      </Flex>
      <SelectField
        name="stage"
        label={messages.to}
        options={allowedStages.map((value) => ({ value, label: say(tripLooks[value].label) }))}
      />
    </>
  );
}

/** What going from one stage to another causes, in words. */
function effectOf({ stage, number, orderList }: Trip, to: TripStage | undefined): Words | undefined {
  if (to === 'cancelled') return fill(effects.cancelled, { number, count: orderList.length });
  if (to === 'waitingForTrip') return stage === 'saved' ? effects.submitted : effects.unassigned;
  return to === 'manualCompleted' || to === 'started' ? effects[to] : undefined;
}

/** The fields that the chosen stage asks for. */
function Told({ trip }: { trip: Trip }) {
  const [stage] = useFormValue<TripStage | undefined>('stage');
  const effect = effectOf(trip, stage);
  return (
    <>
      {effect && (
        <Text>
          <FormattedMessage {...effect} />
        </Text>
      )}
      {asks(stage, 'vehicleId') && <AssignFields trip={trip} />}
      {asks(stage, 'reason') && <TextareaField name="reason" label={messages.reason} rows={3} />}
      {asks(stage, 'actualDistance') && (
        <MeasureField name="actualDistance" label={messages.actualDistance} kind="distance" />
      )}
      {asks(stage, 'dropAt') && <DateTimeField name="dropAt" label={messages.dropAt} />}
      {asks(stage, 'occurredAt') && (
        <DateTimeField name="occurredAt" label={messages.occurredAt} help={messages.occurredAtHelp} />
      )}
    </>
  );
}
