import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { DriverEventInput, DriverMove, ProofForm } from 'shared-contracts/driving';
import type { MyTrip } from 'shared-contracts/trip-driving';

export type Refused = { status: number; code: string; message: string; params: Record<string, unknown> };
/** What was pressed; a picture as its bytes, which every browser keeps. */
export type Told =
  | { kind: 'event'; input: Omit<DriverEventInput, 'sentAt'> }
  | { kind: 'proof'; input: Omit<ProofForm, 'sentAt'>; name: string; mime: string; bytes: ArrayBuffer };
/** `waiting` to be sent; `sent`, but the trips that are shown do not know of it yet; `refused`, until the driver has read why. */
export type Entry = Told & {
  id: number;
  userId: string;
  tripId: string;
  orderNumber: string | null;
  state: 'waiting' | 'sent' | 'refused';
  refused?: Refused;
};
export type Kept = { today: MyTrip[]; next: MyTrip[]; moves: DriverMove[]; /** unix seconds */ loadedAt: number };

interface Schema extends DBSchema {
  outbox: { key: number; value: Omit<Entry, 'id'> & { id?: number }; indexes: { userId: string } };
  kept: { key: string; value: Kept };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;
const database = () =>
  (opened ??= openDB<Schema>('consign.driving', 1, {
    upgrade(db) {
      db.createObjectStore('outbox', { keyPath: 'id', autoIncrement: true }).createIndex('userId', 'userId');
      db.createObjectStore('kept');
    },
    terminated: () => (opened = undefined),
  }));

/** What a driver has told and what is not through yet, in the order in which it was pressed. */
export const outbox = {
  all: async (userId: string): Promise<Entry[]> =>
    (await (await database()).getAllFromIndex('outbox', 'userId', userId)) as Entry[],
  /** All of it or nothing. */
  add: async (entries: readonly Omit<Entry, 'id'>[]) => {
    const tx = (await database()).transaction('outbox', 'readwrite');
    for (const entry of entries) await tx.store.add(entry);
    await tx.done;
  },
  change: async (entry: Entry) => void (await (await database()).put('outbox', entry)),
  remove: async (ids: readonly number[]) => {
    const tx = (await database()).transaction('outbox', 'readwrite');
    for (const id of ids) await tx.store.delete(id);
    await tx.done;
  },
};

/** The trips that were loaded last, for when there is no network. */
export const lastTrips = {
  read: async (userId: string): Promise<Kept | undefined> => (await database()).get('kept', userId),
  keep: async (userId: string, kept: Kept) => void (await (await database()).put('kept', kept, userId)),
};
