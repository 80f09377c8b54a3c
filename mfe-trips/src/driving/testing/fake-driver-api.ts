import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { LateReport } from 'shared-contracts/trips/driving';
import type { TripMessage } from 'shared-contracts/trips/trip-messages';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { type ApiCall, errorReply } from 'shared-ui/testing';
import { buildTrip, NOW, TRANSITIONS, type TripOptions } from './driver-trip.ts';

export const buildMessage = (overrides: Partial<TripMessage> = {}): TripMessage => ({
  id: overrides.key ?? 'message',
  key: 'message',
  text: 'Use gate 2',
  author: 'Dan Perera',
  isFromDriver: false,
  isOwn: false,
  occurredAt: NOW,
  ...overrides,
});

type ReceivedEntry = {
  event?: string;
  kind?: string;
  occurredAt: number;
  key: string;
  orderId?: string | null;
  reason?: string;
  delivered?: { quantity: number }[];
  signedBy?: string;
  /** As sent in a form. */
  stop?: string;
};

/** Fake API with one trip and a network that can be switched off. */
export function createDriverApi(stage: OrderStage, options: Pick<TripOptions, 'firstDrop' | 'hasSecondOrder'> = {}) {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  const state = {
    stage,
    isOffline: false,
    received: [] as ReceivedEntry[],
    rejectedEvent: '',
    recordedEvent: '',
    late: null as LateReport | null,
    messages: [] as TripMessage[],
  };
  const assertOnline = () => {
    if (state.isOffline) throw new TypeError('Failed to fetch');
  };
  const listMyTrips = () => {
    assertOnline();
    const isFinished = ['delivered', 'incompleteDelivery', 'notDelivered'].includes(state.stage);
    const finished = state.received.find(({ event }) => event === 'finishDrop');
    const deliveredFirst = finished?.delivered?.[0]?.quantity;
    return { items: isFinished ? [] : [buildTrip(state.stage, { ...options, deliveredFirst })] };
  };
  const replies = {
    'GET trips/mine': listMyTrips,
    'GET trips/driver-moves': () => {
      assertOnline();
      return { items: TRANSITIONS, furtherPickups: [] };
    },
    'POST trips/:id/driver-events': ({ body }: ApiCall) => {
      assertOnline();
      const entry = body as ReceivedEntry;
      if (entry.event === state.rejectedEvent)
        return errorReply(409, 'stageNotAllowed', {
          params: { record: 'O-000017', of: 'order', from: 'cancelled', to: 'loading', allowed: [] },
        });
      state.received.push(entry);
      const { key } = entry;
      if (state.late) return { key, isRepeated: false, stageOutcome: 'recorded', stage: 'cancelled', late: state.late };
      if (entry.event === state.recordedEvent)
        return { key: entry.key, isRepeated: false, stageOutcome: 'recorded', stage: state.stage };
      state.stage =
        entry.event === 'start'
          ? 'started'
          : (TRANSITIONS.find(({ event }) => event === entry.event)?.to ?? state.stage);
      return { key: entry.key, isRepeated: false };
    },
    'GET trips/:id/messages': () => {
      assertOnline();
      return { items: state.messages, total: state.messages.length, page: 1, limit: 100 };
    },
    'POST trips/:id/messages/read': () => {
      assertOnline();
      state.messages = state.messages.map((message) => ({ ...message, isUnread: false }));
      return { unread: 0 };
    },
    'POST trips/:id/messages': ({ body }: ApiCall) => {
      assertOnline();
      const entry = body as ReceivedEntry & { text: string };
      state.received.push({ ...entry, kind: 'message' });
      state.messages.unshift(buildMessage({ key: entry.key, text: entry.text, isFromDriver: true, isOwn: true }));
      return { key: entry.key, isRepeated: false };
    },
    'POST trips/:id/scans': ({ body }: ApiCall) => {
      assertOnline();
      const entry = body as ReceivedEntry;
      state.received.push({ ...entry, kind: 'scan' });
      return { key: entry.key, isRepeated: false };
    },
    'POST trips/:id/inspections': ({ body }: ApiCall) => {
      assertOnline();
      const entry = body as ReceivedEntry;
      state.received.push(entry);
      return { key: entry.key, isRepeated: false };
    },
    'POST trips/:id/inspections/photos': ({ body }: ApiCall) => {
      assertOnline();
      const entry = Object.fromEntries(body as FormData) as unknown as ReceivedEntry;
      state.received.push({ ...entry, kind: 'inspectionPhoto' });
      return { key: entry.key, isRepeated: false };
    },
    'POST trips/:id/proofs': ({ body }: ApiCall) => {
      assertOnline();
      const entry = Object.fromEntries(body as FormData) as unknown as ReceivedEntry;
      state.received.push(entry);
      return { key: entry.key, isRepeated: false };
    },
  };
  return { state, replies };
}
