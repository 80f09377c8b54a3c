import { ApiError } from 'shared-auth';
import type { FeasibilityWarning } from 'shared-contracts/orders/feasibility';
import { FEASIBILITY_WARNINGS } from 'shared-contracts/values/orders/feasibility';

/** The warnings that have to be acknowledged before the order is sent; none if they can’t, or for another error. */
export function listOpenWarnings(error: unknown): FeasibilityWarning[] {
  if (!(error instanceof ApiError) || !('acknowledgedWarnings' in error.fields)) return [];
  return Object.entries(error.fields).flatMap(([field, { code, params = {} }]) => {
    const warningCode = FEASIBILITY_WARNINGS.find((warning) => warning === code);
    return warningCode ? [{ code: warningCode, field, params: params as FeasibilityWarning['params'] }] : [];
  });
}
