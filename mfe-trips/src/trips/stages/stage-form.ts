import type { Trip } from 'shared-contracts/trips/trips';
import type { TripStageInput } from 'shared-contracts/trips/trip-stages';
import { TRIP_STAGE_LIMITS } from 'shared-contracts/values/field-limits';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import { boolean, mixed, number, object, string, type ObjectSchema } from 'yup';

export type StageForm = {
  stage: TripStage;
  reason: string | null;
  occurredAt: number | null;
  actualDistance: string | null;
  dropAt: number | null;
  vehicleId: string | null;
  driverId: string | null;
  takeOver: boolean;
};
type Field = Exclude<keyof StageForm, 'stage' | 'takeOver'>;
type Requirement = 'required' | 'optional';

/** Form fields of each target stage. */
const FIELDS_BY_STAGE: Partial<Record<TripStage, Partial<Record<Field, Requirement>>>> = {
  saved: { reason: 'optional' },
  waitingForTrip: {},
  vehicleAssigned: { vehicleId: 'required', driverId: 'required' },
  started: { occurredAt: 'optional' },
  manualCompleted: { reason: 'required', actualDistance: 'required', dropAt: 'required' },
  cancelled: { reason: 'optional', occurredAt: 'optional' },
};
const DEFAULT_FIELDS: Partial<Record<Field, Requirement>> = { reason: 'optional', occurredAt: 'optional' };

export const getFieldRequirement = (stage: TripStage | undefined, field: Field) =>
  stage === undefined ? undefined : (FIELDS_BY_STAGE[stage] ?? DEFAULT_FIELDS)[field];

const requireFor =
  <T extends { required: () => T }>(field: Field) =>
  ([stage]: TripStage[], schema: T) =>
    getFieldRequirement(stage, field) === 'required' ? schema.required() : schema;

export const stageSchema: ObjectSchema<StageForm> = object({
  stage: mixed<TripStage>().required(),
  reason: string().trim().max(TRIP_STAGE_LIMITS.reason).nullable().default(null).when('stage', requireFor('reason')),
  occurredAt: number().integer().nullable().default(null),
  actualDistance: string().nullable().default(null).when('stage', requireFor('actualDistance')),
  dropAt: number().integer().nullable().default(null).when('stage', requireFor('dropAt')),
  vehicleId: string().nullable().default(null).when('stage', requireFor('vehicleId')),
  driverId: string().nullable().default(null).when('stage', requireFor('driverId')),
  takeOver: boolean().required().default(false),
});

const FIELDS: readonly Field[] = ['reason', 'occurredAt', 'actualDistance', 'dropAt', 'vehicleId', 'driverId'];

/** Sends only fields of the stage that have a value. */
export const toStageInput = (form: StageForm): TripStageInput => ({
  stage: form.stage,
  ...(form.stage === 'vehicleAssigned' && form.takeOver && { takeOver: true }),
  ...Object.fromEntries(
    FIELDS.filter((field) => getFieldRequirement(form.stage, field) && form[field] !== null).map((field) => [
      field,
      form[field],
    ]),
  ),
});

export const toInitialValues = ({ vehicle, driver, actualDistance, estimatedDistance }: Trip): Partial<StageForm> => ({
  vehicleId: vehicle?.id ?? null,
  driverId: driver?.id ?? null,
  actualDistance: actualDistance ?? estimatedDistance,
});
