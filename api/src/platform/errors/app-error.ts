import type { Conflict, FieldError } from 'shared-contracts/common';

type Details = { fields?: Record<string, FieldError>; params?: Record<string, unknown>; conflict?: Conflict };

/** An error response of the API. Rules and stores throw it, the error handler sends it. */
export class AppError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Details;

  constructor(status: number, code: string, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const unauthorized = () => new AppError(401, 'unauthorized', 'Sign in to continue');
export const forbidden = () => new AppError(403, 'forbidden', 'You have no access to this');
export const notFound = () => new AppError(404, 'notFound', 'Not found');
export const conflict = (code: string, message: string, params: Record<string, unknown> = {}) =>
  new AppError(409, code, message, { params });

/** @param path of the field, e.g. `stops.0.locationId` */
export const invalidField = (path: string, code: string, message: string) =>
  new AppError(422, 'invalid', message, { fields: { [path]: { code, message } } });
export const invalidFields = (fields: Record<string, FieldError>) =>
  new AppError(422, 'invalid', Object.values(fields)[0]?.message ?? 'Invalid', { fields });
export const requiredFields = (paths: readonly string[]) =>
  invalidFields(Object.fromEntries(paths.map((path) => [path, { code: 'required', message: 'Field is required' }])));
