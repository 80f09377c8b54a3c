import { type FormatMessage, type Message, withValues } from 'shared-ui';
import { orderStatusStyles, tripStatusStyles } from 'shared-ui/format';
import { eventMessages, outboxMessages as messages } from './driving.messages.ts';
import { names as inspectionNames } from './inspection.messages.ts';
import type { OutboxEntry } from './outbox.ts';

const PDF = 'application/pdf';

export function getLabel(entry: OutboxEntry): Message {
  if (entry.kind === 'event') return eventMessages[entry.input.event];
  if (entry.kind === 'message') return messages.message;
  if (entry.kind === 'scan') return messages.scan;
  if (entry.kind === 'inspection') return inspectionNames[entry.input.kind];
  if (entry.kind === 'inspectionPhoto') return messages.photo;
  return entry.mime === PDF ? messages.document : messages[entry.input.kind];
}

const orderLabels = { ...tripStatusStyles, ...orderStatusStyles };
const tripLabels = { ...orderStatusStyles, ...tripStatusStyles };

/** The message for an event that was only recorded; undefined if it changed the stage, was rejected, or is a proof. */
export function describeRecorded(entry: OutboxEntry, formatMessage: FormatMessage): Message | undefined {
  if (entry.kind !== 'event' || entry.staysAt === undefined) return undefined;
  const { label } = (entry.input.orderId === null ? tripLabels : orderLabels)[entry.staysAt];
  const what = [formatMessage(getLabel(entry)), entry.orderNumber].filter(Boolean).join(' · ');
  return withValues(messages.recorded, { stage: formatMessage(label), what });
}
