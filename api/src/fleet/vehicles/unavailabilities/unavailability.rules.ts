import { type AppError, conflict } from '../../../platform/errors/app-error.ts';

/** @param existing the overlapping unavailability; undefined if it was deleted in the meantime @param record the plate */
export function unavailabilityOverlapError(
  existing: { fromAt: number; toAt: number; reason: string | null } | undefined,
  record: string,
): AppError {
  const reason = existing?.reason ? `: ${existing.reason}` : '';
  return conflict('vehicleUnavailable', `Vehicle is already unavailable at that time${reason}`, {
    record,
    ...existing,
  });
}

export const unavailabilityOfWorkOrderError = (record: string): AppError =>
  conflict(
    'unavailabilityOfWorkOrder',
    'A work order takes the vehicle out of service. Change the work order instead',
    {
      record,
    },
  );
