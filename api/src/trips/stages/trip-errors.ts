import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import { type AppError, conflict, forbidden, requiredFields } from '../../platform/errors/app-error.ts';
import { PLANNED_STAGES, RUNNING_STAGES, SUBMITTED_STAGES } from './trip-stage-table.rules.ts';
import { ARCHIVABLE_STAGES, type TripRejection } from './trip-stage.rules.ts';

/** The trip that a refusal is about. */
type TripRef = { number: string; stage: TripStage };

/**
 * `to`: the requested stage; `allowed`: the stages that the caller may request instead; `driverTrip`: the number of the
 * trip that the driver is on, if it is of the same organization.
 */
type StageRequest = {
  number: string;
  from: TripStage;
  to: TripStage;
  allowed: TripStage[];
  driver?: string | null;
  driverTrip?: string | null;
};

/** Clients name the record, and choose the names of the stages by what it is. */
const toParams = ({ number, stage }: TripRef) => ({ record: number, of: 'trip', stage });

/** Names the trip, its stage and the allowed ones, so that clients can refresh and offer them. */
const stageConflict = (code: string, because = '') => {
  return ({ number, from, to, allowed }: StageRequest) =>
    conflict(code, `Trip cannot go from ${from} to ${to}${because}. Allowed: ${allowed.join(', ') || 'none'}`, {
      ...toParams({ number, stage: from }),
      from,
      to,
      allowed,
    });
};

const stageNotAllowed = stageConflict('stageNotAllowed');

export const orderFromHub = (trip: TripRef) =>
  conflict(
    'orderFromHub',
    'An order of another trip changes to this one at a hub. Undo that first, or deliver it',
    toParams(trip),
  );

/** `none` instead of a missing name or number, because clients choose their text by them. */
const driverOnTrip = ({ number, from, driver, driverTrip }: StageRequest) =>
  conflict('driverOnTrip', `The driver is on ${driverTrip ? `trip ${driverTrip}` : 'another trip'}`, {
    ...toParams({ number, stage: from }),
    driver: driver ?? 'none',
    trip: driverTrip ?? 'none',
  });

/** The fields that these guards require. */
const REQUIRED_FIELDS: Partial<Record<TripRejection, string>> = {
  reasonGiven: 'reason',
  distanceGiven: 'actualDistance',
  dropGiven: 'dropAt',
};

const ERRORS: Partial<Record<TripRejection, (request: StageRequest) => AppError>> = {
  forbidden,
  driverFree: driverOnTrip,
  noOrderFinished: stageConflict('orderFinished', ': an order of it is finished'),
  noOrderAwaited: ({ number, from: stage }) => orderFromHub({ number, stage }),
  noOrderFromHub: ({ number, from: stage }) => orderFromHub({ number, stage }),
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

const notPossible =
  (code: string, verb: string, allowed: readonly TripStage[], params: Record<string, string> = {}) =>
  (trip: TripRef) =>
    conflict(code, `Trip ${trip.number} in stage ${trip.stage} cannot be ${verb}. Allowed: ${allowed.join(', ')}`, {
      ...toParams(trip),
      allowed,
      ...params,
    });

export const notEditable = notPossible('notEditable', 'edited', PLANNED_STAGES);
export const notRunning = notPossible('notRunning', 'changed on the road', RUNNING_STAGES);
export const notDissolvable = notPossible('notDissolvable', 'dissolved', SUBMITTED_STAGES);
// Clients have one text for orders and trips, and choose it by these parameters.
export const notDeletable = notPossible('notDeletable', 'deleted', ['saved'], { wasInTrip: 'no' });
export const notArchivable = notPossible('notArchivable', 'archived', ARCHIVABLE_STAGES, { days: 'none' });

export const nothingToRemove = (trip: TripRef) =>
  conflict('nothingToRemove', `All orders of trip ${trip.number} are picked up`, toParams(trip));
export const noStopReached = (trip: TripRef) =>
  conflict('noStopReached', `Trip ${trip.number} has reached no stop`, toParams(trip));
