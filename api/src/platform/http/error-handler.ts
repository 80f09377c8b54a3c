import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from 'shared-contracts/common';
import { AppError, conflict, notFound } from '../errors.ts';

/** What the database refuses because of what is already there. */
const DATABASE_REFUSALS: Record<string, () => AppError> = {
  23505: () => conflict('alreadyExists', 'Already exists'),
  '23P01': () => conflict('overlaps', 'Overlaps with an existing entry'),
  23503: () => conflict('inUse', 'Used by other records'),
  40001: () => conflict('tryAgain', 'Changed at the same time, try again'),
  '40P01': () => conflict('tryAgain', 'Changed at the same time, try again'),
};

/** What the server refuses before a route sees it. */
const SERVER_REFUSALS: Record<number, () => AppError> = {
  400: () => new AppError(400, 'malformed', 'The request cannot be read'),
  404: notFound,
  413: () => new AppError(413, 'tooLarge', 'The request is too large'),
  415: () => new AppError(415, 'unsupportedType', 'This content type is not supported'),
};

const internal = () => new AppError(500, 'internal', 'Something went wrong on our side');

type Thrown = { code?: string; statusCode?: number };

/** Every error as one of ours; nothing of an unexpected one is told outside. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code, statusCode } = (error ?? {}) as Thrown;
  const refusal = DATABASE_REFUSALS[code ?? ''] ?? SERVER_REFUSALS[statusCode ?? 500];
  return (refusal ?? internal)();
}

/** An error as it is told outside. */
export const errorBody = ({ status, code, message, details }: AppError): ErrorBody =>
  ({ statusCode: status, code, message, ...details }) as ErrorBody;

/** The one place where errors are told: outside in one shape, unexpected ones whole in the log. */
export function tellError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const told = toAppError(error);
  if (told.status >= 500) request.log.error({ err: error }, 'failed');
  const retryAfter = told.details.params?.['retryAfter'];
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
  return reply.code(told.status).send(errorBody(told));
}
