import { type AppError, conflict } from '../../platform/errors.ts';

/** @param other the time off that is there already; undefined: it is gone again */
export function unavailableAlready(
  other: { fromAt: number; toAt: number; reason: string | null } | undefined,
): AppError {
  const why = other?.reason ? `: ${other.reason}` : '';
  return conflict('vehicleUnavailable', `Vehicle is unavailable in this time already${why}`, { ...other });
}
