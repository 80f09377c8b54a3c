import { ApiError } from 'shared-auth';
import type { OrderInput } from 'shared-contracts/orders/orders';
import { toFormPath } from './stops.rules.ts';

/** Moves the errors of an API error to the fields of the form, which has empty rows that are not sent. */
function toFormError(error: unknown, values: OrderInput): unknown {
  if (!(error instanceof ApiError)) return error;
  const fields = Object.entries(error.fields)
    .filter(([path]) => path !== 'acknowledgedWarnings') // has no field
    .map(([path, fieldError]) => [toFormPath(path, values), fieldError]);
  if (fields.length === 0) return error;
  const { status, code, message, params, conflict } = error;
  return new ApiError({
    status,
    code,
    message,
    params,
    fields: Object.fromEntries(fields),
    ...(conflict && { conflict }),
  });
}

/** Runs a request with the form's values. @throws its errors, at the fields of the form */
export const withFormErrors = <T>(values: OrderInput, run: () => Promise<T>) =>
  run().catch((error: unknown) => {
    throw toFormError(error, values);
  });
