/** Topics of the live stream and their payloads. */
export type LiveTopics = {
  /** Notifications were created, or read elsewhere. */
  notifications: null;
  /** An order visible to the user was created, changed or deleted; null: several at once. */
  orders: { id: string | null };
  /** A trip visible to the user was created or changed. */
  trips: null;
  /** Exceptions of the user's organization were found, changed or closed. */
  exceptions: null;
  /** Alerts of the user's organization were raised, acknowledged or ended. */
  alerts: null;
  /** A partnership of the user's organization was requested, confirmed, blocked or removed. */
  partners: null;
  /** Devices of the user's organization were refused for the first time, attached, ignored or restored. */
  devices: null;
  /** A plan of the user's organization was changed, or someone opened or left it (`presence`); without an id: several at once. */
  plans: { id: string; what: 'plan' | 'presence'; revision: number } | null;
  /** Progress of one of the user's imports. */
  imports: { id: string; done: number; total: number };
  /** The registry of areas has changed. Browsers refetch it after a random delay of up to `withinMs`; older servers send null. */
  releases: { withinMs: number } | null;
};

export type LiveTopic = keyof LiveTopics;
/** The data of a stream message is an array of these. */
export type LiveEvent<T extends LiveTopic = LiveTopic> = { topic: T; payload: LiveTopics[T] };
