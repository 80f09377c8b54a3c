import type { TripStage } from 'shared-contracts/values/trip-stages';
import { type AppError, conflict, forbidden, invalidField } from '../platform/errors.ts';
import type { TripRefusal } from './trip.rules.ts';

/** @param to the stage that was asked for, @param allowed the stages that the caller may ask for instead */
type Asked = { from: TripStage; to: TripStage; allowed: TripStage[] };

const stageNotAllowed = ({ from, to, allowed }: Asked) =>
  conflict('stageNotAllowed', `Trip cannot go from ${from} to ${to}. Allowed: ${allowed.join(', ') || 'none'}`, {
    from,
    to,
    allowed,
  });

const required = (field: string) => () => invalidField(field, 'required', 'Field is required');

const REFUSALS: Partial<Record<TripRefusal, (asked: Asked) => AppError>> = {
  forbidden,
  reasonGiven: required('reason'),
  distanceGiven: required('actualDistance'),
  dropGiven: required('dropAt'),
  driverFree: () => conflict('driverOnTrip', 'The driver is on another trip'),
  noOrderFinished: ({ from, to, allowed }) =>
    conflict(
      'orderFinished',
      `Trip cannot go from ${from} to ${to}: an order of it is finished. Allowed: ${allowed.join(', ') || 'none'}`,
      { from, to, allowed },
    ),
};

/** What the caller is told when a change of stage is refused. */
export const refused = (refusal: TripRefusal, asked: Asked): AppError => (REFUSALS[refusal] ?? stageNotAllowed)(asked);

export const notEditable = (stage: TripStage) =>
  conflict('notEditable', `Trip in stage ${stage} cannot be edited. Allowed: saved, waitingForTrip, vehicleAssigned`, {
    stage,
  });
export const notDeletable = (stage: TripStage) =>
  conflict('notDeletable', `Trip in stage ${stage} cannot be deleted. Allowed: saved`, { stage });
export const notArchivable = (stage: TripStage) =>
  conflict(
    'notArchivable',
    `Trip in stage ${stage} cannot be archived. Allowed: completed, manualCompleted, billed, cancelled`,
    { stage },
  );
