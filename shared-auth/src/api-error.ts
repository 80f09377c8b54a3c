import type { Conflict, ErrorBody, FieldError } from 'shared-contracts/common';

type ApiErrorInit = {
  status: number;
  code: string;
  message: string;
  fields?: Record<string, FieldError>;
  params?: Record<string, unknown>;
  conflict?: Conflict;
};

/** A failed API request. `code` is `offline` when there was no response, and `unknown` when the response was unreadable. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** Errors by the path of a field in the request body: `stops.0.locationId`. */
  readonly fields: Record<string, FieldError>;
  readonly params: Record<string, unknown>;
  /** The concurrent changes, for the code `changedMeanwhile`. */
  readonly conflict: Conflict | undefined;

  constructor({ status, code, message, fields = {}, params = {}, conflict }: ApiErrorInit) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.params = params;
    this.conflict = conflict;
  }
}

const isErrorBody = (data: unknown): data is ErrorBody =>
  typeof data === 'object' && data !== null && 'code' in data && 'message' in data;

/** Converts an error response. Several messages are joined by line breaks. */
export function toApiError(status: number, data: unknown): ApiError {
  if (!isErrorBody(data)) return new ApiError({ status, code: status === 404 ? 'notFound' : 'unknown', message: '' });
  const { code, message, fields, params, conflict } = data;
  return new ApiError({
    status,
    code,
    message: [message].flat().join('\n'),
    ...(fields && { fields }),
    ...(params && { params }),
    ...(conflict && { conflict }),
  });
}

export const createOfflineError = () => new ApiError({ status: 0, code: 'offline', message: '' });

/** The error of a sign-in response without a usable token. */
export const createNoUserInfoError = () =>
  new ApiError({ status: 0, code: 'noUserInfo', message: "Can't load user info." });
