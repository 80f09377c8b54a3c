import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from 'shared-contracts/common';
import { DatabaseConnectionError } from '../database/guarded-pool.ts';
import { AppError, conflict, notFound } from '../errors/app-error.ts';

/** Keyed by SQLSTATE. */
const DATABASE_ERRORS: Record<string, () => AppError> = {
  23505: () => conflict('alreadyExists', 'Already exists'),
  '23P01': () => conflict('overlaps', 'Overlaps with an existing entry'),
  23503: () => conflict('inUse', 'Used by other records'),
  40001: () => conflict('tryAgain', 'Changed at the same time, try again'),
  '40P01': () => conflict('tryAgain', 'Changed at the same time, try again'),
};

/** SQLSTATEs, or the beginnings of their classes, of a server that can't do the work now. */
const UNAVAILABLE_STATES = [
  '08', // the connection failed
  '53', // disk or memory full, too many connections
  '57P', // stopping, crashed or starting
  '58', // the disk failed
  '25006', // a standby, during a failover
  '25P03', // the transaction was idle for too long
  '55P03', // a lock was not released in time
  '57014', // the statement took too long
];
const RETRY_AFTER_SECONDS = 2;

const databaseUnavailable = () =>
  new AppError(503, 'databaseUnavailable', 'The database is not available, try again', {
    params: { retryAfter: RETRY_AFTER_SECONDS },
  });

/** Whether the database is away, hangs or can't write, so that the same call may succeed later. */
const isUnavailable = (error: unknown) => {
  const code = String((error as ThrownError | null)?.code);
  return error instanceof DatabaseConnectionError || UNAVAILABLE_STATES.some((state) => code.startsWith(state));
};

const malformed = () => new AppError(400, 'malformed', "The request can't be read");

/** Errors of Fastify before a route handles the request, by status. */
const SERVER_ERRORS: Record<number, () => AppError> = {
  400: malformed,
  403: notFound, // of static files: a folder, or a path that leads out of it
  404: notFound,
  413: () => new AppError(413, 'tooLarge', 'The request is too large'),
  415: () => new AppError(415, 'unsupportedType', 'This content type is not supported'),
};

const internal = () => new AppError(500, 'internal', 'Something went wrong on our side');

type ThrownError = { code?: string; statusCode?: number };

/** Converts any error. Unexpected ones become 500 without details. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isUnavailable(error)) return databaseUnavailable();
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
