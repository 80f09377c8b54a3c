/** What the live stream tells, by topic, with what it carries. */
export type LiveTopics = {
  /** The bell has changed: something is new, or was read elsewhere. */
  notifications: null;
  /** An order that the reader may see was made, changed, moved on or deleted; null: many were made. */
  orders: { id: string | null };
  /** A trip that concerns the reader was made, changed or moved on. */
  trips: null;
  /** How far an import of one's own has come. */
  imports: { id: string; done: number; total: number };
  /** The registry of areas is another one: perhaps there is a release for this browser. Whoever hears of it asks within this time, each at another moment; null from a server of before. */
  releases: { withinMs: number } | null;
};

export type LiveTopic = keyof LiveTopics;
/** The stream's data are lists of these. */
export type LiveEvent<T extends LiveTopic = LiveTopic> = { topic: T; payload: LiveTopics[T] };
