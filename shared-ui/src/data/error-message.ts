import { ApiError } from 'shared-auth';
import type { ComposedMessage, Message } from '../base/message.ts';
import { orderStageMessages, tripStageMessages } from '../format/stages.messages.ts';
import { codeMessages, namedError } from './errors.messages.ts';
import { recordRefusals, refusalMessages } from './refusals.messages.ts';

type Messages = Record<string, Message | undefined>;
type Params = ApiError['params'];

const messageByCode: Messages = codeMessages;
const refusalByCode: Messages = refusalMessages;
const recordRefusalByCode: Messages = recordRefusals;

const toValues = (params: Params) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : [value].flat().join(', '),
    ]),
  );

/** Names of stages, by `of`: what the refusal is about. */
const STAGES: Record<string, Messages | undefined> = { order: orderStageMessages, trip: tripStageMessages };
/** Parameters that are stages. */
const STAGE_PARAMS = ['stage', 'from', 'to', 'allowed'];

function toParts(params: Params): NonNullable<ComposedMessage['parts']> | undefined {
  const names = STAGES[String(params['of'])];
  if (!names) return undefined;
  const sent = STAGE_PARAMS.filter((name) => params[name] !== undefined);
  return Object.fromEntries(
    sent.map((name) => [name, [params[name]].flat().map((stage) => names[String(stage)] ?? String(stage))]),
  );
}

const findRefusal = ({ code, params }: ApiError) => {
  if (params['of'] !== undefined) return refusalByCode[code];
  return Object.keys(params).length > 0 ? recordRefusalByCode[code] : undefined;
};

/** Refusals have the same text in all areas; an older API names neither record nor stage. */
const findMessage = (error: ApiError, errorMessages: Messages) =>
  errorMessages[error.code] ?? findRefusal(error) ?? messageByCode[error.code];

/** The message of an error: the caller's for its code, else the general one for its code, else the server's own text. */
export function errorMessage(error: unknown, errorMessages: Record<string, Message> = {}): Message | string {
  if (!(error instanceof ApiError)) return codeMessages.unknown;
  const message = findMessage(error, errorMessages);
  if (!message) return error.message || codeMessages.unknown;
  const parts = toParts(error.params);
  return { ...message, values: toValues(error.params), ...(parts && { parts }) };
}

/** The message of an error, prefixed with the name of its record, for screens that don't show it otherwise. */
export function namedErrorMessage(error: unknown, errorMessages?: Record<string, Message>): ComposedMessage | string {
  const message = errorMessage(error, errorMessages);
  const record = error instanceof ApiError && error.params['record'];
  if (typeof record !== 'string' || typeof message === 'string') return message;
  return { ...namedError, values: { record }, parts: { text: [message] } };
}
