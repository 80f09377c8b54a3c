import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type {
  DriverEventInput,
  DriverEventResult,
  DriverTransition,
  LateReport,
  ProofForm,
} from 'shared-contracts/trips/driving';
import type { InspectionInput, InspectionPhotoForm } from 'shared-contracts/fleet/inspections';
import type { ItemScanInput } from 'shared-contracts/trips/item-scans';
import type { MyTrip } from 'shared-contracts/trips/trip-driving';
import type { TripMessage, TripMessageInput } from 'shared-contracts/trips/trip-messages';

export type RejectedRequest = { status: number; code: string; message: string; params: Record<string, unknown> };
/**
 * A driver event, a proof, a scanned label, an inspection of the vehicle and its photos, or a message to the dispatchers. Images are
 * stored as bytes, because not every browser stores a `Blob`.
 */
export type OutboxPayload =
  | { kind: 'event'; input: Omit<DriverEventInput, 'sentAt'> }
  | { kind: 'proof'; input: Omit<ProofForm, 'sentAt'>; name: string; mime: string; bytes: ArrayBuffer }
  | { kind: 'scan'; input: Omit<ItemScanInput, 'sentAt'> }
  | { kind: 'message'; input: Omit<TripMessageInput, 'sentAt'> }
  | { kind: 'inspection'; input: Omit<InspectionInput, 'sentAt'> }
  | {
      kind: 'inspectionPhoto';
      input: Omit<InspectionPhotoForm, 'sentAt'>;
      name: string;
      mime: string;
      bytes: ArrayBuffer;
    };
/**
 * `waiting`: not sent yet. `sent`: until the loaded trips include it. `refused`: rejected by the API, or recorded as
 * late, until the driver dismisses it. Phones store entries across releases: property and state names must not change.
 */
export type OutboxEntry = OutboxPayload & {
  id: number;
  userId: string;
  tripId: string;
  orderNumber: string | null;
  state: 'waiting' | 'sent' | 'refused';
  refused?: RejectedRequest;
  /** Set if it came too late to change anything; the API recorded it in the timeline of the trip. */
  late?: LateReport;
  /** The event is older than the last change, so the API only recorded it; the order or the trip stays at this stage. */
  staysAt?: NonNullable<DriverEventResult['stage']>;
};
export type CachedTrips = {
  today: MyTrip[];
  next: MyTrip[];
  moves: DriverTransition[];
  /** Missing in what phones stored before. */
  furtherPickups?: DriverTransition[];
  /** Unix seconds. */
  loadedAt: number;
};

/** Newest first. */
export type CachedMessages = TripMessage[];

interface Schema extends DBSchema {
  outbox: { key: number; value: Omit<OutboxEntry, 'id'> & { id?: number }; indexes: { userId: string } };
  /** Trips by user, messages by user and trip: a further store would lock out an earlier release. */
  kept: { key: string; value: CachedTrips | CachedMessages };
}

let databasePromise: Promise<IDBPDatabase<Schema>> | undefined;
const getDatabase = () =>
  (databasePromise ??= openDB<Schema>('consign.driving', 1, {
    upgrade(db) {
      db.createObjectStore('outbox', { keyPath: 'id', autoIncrement: true }).createIndex('userId', 'userId');
      db.createObjectStore('kept');
    },
    terminated: () => (databasePromise = undefined),
  }));

/** Events and proofs of a driver that the API hasn't confirmed yet, oldest first. */
export const outbox = {
  all: async (userId: string): Promise<OutboxEntry[]> =>
    (await (await getDatabase()).getAllFromIndex('outbox', 'userId', userId)) as OutboxEntry[],
  /** Adds all entries in one transaction. */
  add: async (entries: readonly Omit<OutboxEntry, 'id'>[]) => {
    const tx = (await getDatabase()).transaction('outbox', 'readwrite');
    for (const entry of entries) await tx.store.add(entry);
    await tx.done;
  },
  update: async (entry: OutboxEntry) => void (await (await getDatabase()).put('outbox', entry)),
  remove: async (ids: readonly number[]) => {
    const tx = (await getDatabase()).transaction('outbox', 'readwrite');
    for (const id of ids) await tx.store.delete(id);
    await tx.done;
  },
};

/** The trips loaded last, for use without a network. */
export const tripCache = {
  read: async (userId: string): Promise<CachedTrips | undefined> =>
    (await (await getDatabase()).get('kept', userId)) as CachedTrips | undefined,
  save: async (userId: string, trips: CachedTrips) => void (await (await getDatabase()).put('kept', trips, userId)),
};

/** The messages of a trip loaded last, for use without a network. */
export const messageCache = {
  read: async (userId: string, tripId: string): Promise<CachedMessages | undefined> =>
    (await (await getDatabase()).get('kept', `${userId} ${tripId}`)) as CachedMessages | undefined,
  save: async (userId: string, tripId: string, messages: CachedMessages) =>
    void (await (await getDatabase()).put('kept', messages, `${userId} ${tripId}`)),
};
