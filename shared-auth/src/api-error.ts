import type { ErrorBody, FieldError } from 'shared-contracts/common';

type Told = {
  status: number;
  code: string;
  message: string;
  fields?: Record<string, FieldError>;
  params?: Record<string, unknown>;
};

/** What the API refused and why. `code` is `offline` when there was no answer at all, `unknown` when there was no readable one. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** What is wrong with which field of the body, by its path: `stops.0.locationId`. */
  readonly fields: Record<string, FieldError>;
  readonly params: Record<string, unknown>;

  constructor({ status, code, message, fields = {}, params = {} }: Told) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.params = params;
  }
}

const isErrorBody = (data: unknown): data is ErrorBody =>
  typeof data === 'object' && data !== null && 'code' in data && 'message' in data;

/** Several messages are joined by line breaks. */
export function refusal(status: number, data: unknown): ApiError {
  if (!isErrorBody(data)) return new ApiError({ status, code: status === 404 ? 'notFound' : 'unknown', message: '' });
  const { code, message, fields, params } = data;
  return new ApiError({
    status,
    code,
    message: [message].flat().join('\n'),
    ...(fields && { fields }),
    ...(params && { params }),
  });
}

export const offline = () => new ApiError({ status: 0, code: 'offline', message: '' });

/** An answer that should say who is signed in says nothing that can be used. */
export const noUserInfo = () => new ApiError({ status: 0, code: 'noUserInfo', message: "Can't load user info." });
