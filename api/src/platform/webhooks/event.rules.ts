import { WEBHOOK_TOPICS, type WebhookTopic } from 'shared-contracts/values/webhooks';
import { DAY, HOUR } from 'shared-contracts/values/time';

const MS = 1_000;
const toIso = (at: number) => new Date(at * MS).toISOString();

/** An event of a record of an organization. `at`: unix seconds. */
export type WebhookEvent = {
  organizationId: string;
  topic: WebhookTopic;
  /** Such as `order.submit`. */
  type: string;
  subjectId: string;
  at: number;
  data: unknown;
};

type Entry = {
  organizationId: string;
  subject: string;
  subjectId: string;
  event: string;
  fromStage: string | null;
  toStage: string | null;
  reason: string | null;
  changes: string | null;
  occurredAt: number;
  recordedAt: number;
};

const isTopic = (subject: string): subject is WebhookTopic => (WEBHOOK_TOPICS as readonly string[]).includes(subject);

/** Converts a timeline entry. Receivers read the record itself through the API, by its id. */
export function toWebhookEvent({ organizationId, subject, subjectId, event, ...entry }: Entry): WebhookEvent[] {
  if (!isTopic(subject)) return [];
  const { fromStage: from, toStage: to, reason, changes, occurredAt, recordedAt } = entry;
  const changedFields = changes === null ? [] : Object.keys(JSON.parse(changes) as object);
  const data = { id: subjectId, event, from, to, reason, changedFields, occurredAt: toIso(occurredAt) };
  return [{ organizationId, topic: subject, type: `${subject}.${event}`, subjectId, at: recordedAt, data }];
}

/** The text that is posted. */
export const toBody = ({ type, at, data }: Pick<WebhookEvent, 'type' | 'at' | 'data'>) =>
  JSON.stringify({ type, timestamp: toIso(at), data });

const FIRST_PAUSE = 5;
const MAX_PAUSE = 6 * HOUR;
/** How long a receiver may be unavailable before its webhook is turned off. */
export const MAX_AGE = 3 * DAY;

/** Seconds until the next attempt: 5, 10, 20… up to six hours. Null when the message is given up. */
export function pauseAfter(attempts: number, age: number): number | null {
  const pause = Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** Math.min(attempts - 1, 30));
  return age >= MAX_AGE ? null : Math.min(pause, MAX_AGE - age);
}
