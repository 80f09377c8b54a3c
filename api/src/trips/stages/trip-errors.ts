import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import { type AppError, conflict, forbidden, requiredFields } from '../../platform/errors/app-error.ts';
import type { TripRejection } from './trip-stage.rules.ts';

/**
 * `to`: the requested stage; `allowed`: the stages that the caller may request instead; `driverTrip`: the number of the
 * trip that the driver is on, if it is of the same organization.
 */
type StageRequest = {
  from: TripStage;
  to: TripStage;
  allowed: TripStage[];
  driver?: string | null;
  driverTrip?: string | null;
};

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

export const orderFromHub = () =>
  conflict('orderFromHub', 'An order of another trip changes to this one at a hub. Undo that first, or deliver it');

/** `none` instead of a missing name or number, because clients choose their text by them. */
const driverOnTrip = ({ driver, driverTrip }: StageRequest) =>
  conflict('driverOnTrip', `The driver is on ${driverTrip ? `trip ${driverTrip}` : 'another trip'}`, {
    driver: driver ?? 'none',
    trip: driverTrip ?? 'none',
  });

/** The fields that these guards ask for. */
const REQUIRED_FIELDS: Partial<Record<TripRejection, string>> = {
  reasonGiven: 'reason',
  distanceGiven: 'actualDistance',
  dropGiven: 'dropAt',
};

const ERRORS: Partial<Record<TripRejection, (request: StageRequest) => AppError>> = {
  forbidden,
  driverFree: driverOnTrip,
  noOrderFinished: orderFinished,
  noOrderAwaited: orderFromHub,
  noOrderFromHub: orderFromHub,
};

/** The API error for a rejected change of stage: all missing fields at once. */
export function toStageError(
  rejection: TripRejection,
  request: StageRequest,
  rejections: readonly TripRejection[] = [rejection],
): AppError {
  const missing = rejections.flatMap((one) => REQUIRED_FIELDS[one] ?? []);
  return missing.length > 0 ? requiredFields(missing) : (ERRORS[rejection] ?? stageNotAllowed)(request);
}

export const notEditable = (stage: TripStage) =>
  conflict('notEditable', `Trip in stage ${stage} cannot be edited. Allowed: saved, waitingForTrip, vehicleAssigned`, {
    stage,
  });
export const notRunning = (stage: TripStage, subject: string) =>
  conflict('notRunning', `${subject} of a trip in stage ${stage} cannot be changed. Allowed: started, transit`, {
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
