import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from 'shared-contracts/common';
import { AppError, conflict, notFound } from '../errors/app-error.ts';

/** By SQLSTATE. */
const DATABASE_ERRORS: Record<string, () => AppError> = {
  23505: () => conflict('alreadyExists', 'Already exists'),
  '23P01': () => conflict('overlaps', 'Overlaps with an existing entry'),
  23503: () => conflict('inUse', 'Used by other records'),
  40001: () => conflict('tryAgain', 'Changed at the same time, try again'),
  '40P01': () => conflict('tryAgain', 'Changed at the same time, try again'),
};

/** Errors of Fastify before a route handles the request, by status. */
const SERVER_ERRORS: Record<number, () => AppError> = {
  400: () => new AppError(400, 'malformed', "The request can't be read"),
  404: notFound,
  413: () => new AppError(413, 'tooLarge', 'The request is too large'),
  415: () => new AppError(415, 'unsupportedType', 'This content type is not supported'),
};

const internal = () => new AppError(500, 'internal', 'Something went wrong on our side');

type ThrownError = { code?: string; statusCode?: number };

/** Converts any error. Unexpected ones become 500 without details. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code, statusCode } = (error ?? {}) as ThrownError;
  const createError = DATABASE_ERRORS[code ?? ''] ?? SERVER_ERRORS[statusCode ?? 500];
  return (createError ?? internal)();
}

export const toErrorBody = ({ status, code, message, details }: AppError): ErrorBody =>
  ({ statusCode: status, code, message, ...details }) as ErrorBody;

/** The error handler of the server. Logs unexpected errors completely. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const appError = toAppError(error);
  if (appError.status >= 500) request.log.error({ err: error }, 'failed');
  const retryAfter = appError.details.params?.['retryAfter'];
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
  return reply.code(appError.status).send(toErrorBody(appError));
}
