import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import { type AppError, conflict, forbidden, invalidField } from '../../platform/errors/app-error.ts';
import type { TripRejection } from './trip-stage.rules.ts';

/** `to`: the requested stage; `allowed`: the stages that the caller may request instead. */
type StageRequest = { from: TripStage; to: TripStage; allowed: TripStage[] };

const allowedText = ({ allowed }: StageRequest) => allowed.join(', ') || 'none';

const stageNotAllowed = (request: StageRequest) => {
  const { from, to, allowed } = request;
  return conflict('stageNotAllowed', `Trip cannot go from ${from} to ${to}. Allowed: ${allowedText(request)}`, {
    from,
    to,
    allowed,
  });
};

const orderFinished = (request: StageRequest) => {
  const { from, to, allowed } = request;
  return conflict(
    'orderFinished',
    `Trip cannot go from ${from} to ${to}: an order of it is finished. Allowed: ${allowedText(request)}`,
    { from, to, allowed },
  );
};

const required = (field: string) => () => invalidField(field, 'required', 'Field is required');

const ERRORS: Partial<Record<TripRejection, (request: StageRequest) => AppError>> = {
  forbidden,
  reasonGiven: required('reason'),
  distanceGiven: required('actualDistance'),
  dropGiven: required('dropAt'),
  driverFree: () => conflict('driverOnTrip', 'The driver is on another trip'),
  noOrderFinished: orderFinished,
};

/** The API error for a rejected change of stage. */
export const toStageError = (rejection: TripRejection, request: StageRequest): AppError =>
  (ERRORS[rejection] ?? stageNotAllowed)(request);

export const notEditable = (stage: TripStage) =>
  conflict('notEditable', `Trip in stage ${stage} cannot be edited. Allowed: saved, waitingForTrip, vehicleAssigned`, {
    stage,
  });
export const notDeletable = (stage: TripStage) =>
  conflict('notDeletable', `Trip in stage ${stage} cannot be deleted. Allowed: saved`, { stage });
export const notDissolvable = (stage: TripStage) =>
  conflict('notDissolvable', `Trip in stage ${stage} cannot be dissolved. Allowed: waitingForTrip, vehicleAssigned`, {
    stage,
  });
export const notArchivable = (stage: TripStage) =>
  conflict(
    'notArchivable',
    `Trip in stage ${stage} cannot be archived. Allowed: completed, manualCompleted, billed, cancelled`,
    { stage },
  );
