import type { Trip, TripStageInput } from 'shared-contracts/trips';
import type { TripStage } from 'shared-contracts/values/trip-stages';
import { mixed, number, object, string, type ObjectSchema } from 'yup';

export type StageForm = {
  stage: TripStage;
  reason: string | null;
  occurredAt: number | null;
  actualDistance: string | null;
  dropAt: number | null;
  vehicleId: string | null;
  driverId: string | null;
};
type Field = Exclude<keyof StageForm, 'stage'>;

/** What each stage asks, and whether it must be told. */
const ASKED: Partial<Record<TripStage, Partial<Record<Field, 'required' | 'free'>>>> = {
  waitingForTrip: {},
  vehicleAssigned: { vehicleId: 'required', driverId: 'required' },
  started: { occurredAt: 'free' },
  manualCompleted: { reason: 'required', actualDistance: 'required', dropAt: 'required' },
  cancelled: { reason: 'free', occurredAt: 'free' },
};
const OTHERS: Partial<Record<Field, 'required' | 'free'>> = { reason: 'free', occurredAt: 'free' };

export const asks = (stage: TripStage | undefined, field: Field) =>
  stage === undefined ? undefined : (ASKED[stage] ?? OTHERS)[field];

const wanted =
  <T extends { required: () => T }>(field: Field) =>
  ([stage]: TripStage[], schema: T) =>
    asks(stage, field) === 'required' ? schema.required() : schema;

export const stageSchema: ObjectSchema<StageForm> = object({
  stage: mixed<TripStage>().required(),
  reason: string().trim().max(1_000).nullable().default(null).when('stage', wanted('reason')),
  occurredAt: number().integer().nullable().default(null),
  actualDistance: string().nullable().default(null).when('stage', wanted('actualDistance')),
  dropAt: number().integer().nullable().default(null).when('stage', wanted('dropAt')),
  vehicleId: string().nullable().default(null).when('stage', wanted('vehicleId')),
  driverId: string().nullable().default(null).when('stage', wanted('driverId')),
});

const FIELDS: readonly Field[] = ['reason', 'occurredAt', 'actualDistance', 'dropAt', 'vehicleId', 'driverId'];

/** What is sent: what the stage asks for, nothing that is empty. */
export const stageInput = (form: StageForm): TripStageInput => ({
  stage: form.stage,
  ...Object.fromEntries(
    FIELDS.filter((field) => asks(form.stage, field) && form[field] !== null).map((field) => [field, form[field]]),
  ),
});

/** What the trip has, as far as it answers what is asked. */
export const begunWith = ({ vehicle, driver, actualDistance, estimatedDistance }: Trip): Partial<StageForm> => ({
  vehicleId: vehicle?.id ?? null,
  driverId: driver?.id ?? null,
  actualDistance: actualDistance ?? estimatedDistance,
});
