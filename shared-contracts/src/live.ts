/** What the live stream tells, by topic, with what it carries. */
export type LiveTopics = {
  /** The bell has changed: something is new, or was read elsewhere. */
  notifications: null;
};

export type LiveTopic = keyof LiveTopics;
/** The stream's data are lists of these. */
export type LiveEvent<T extends LiveTopic = LiveTopic> = { topic: T; payload: LiveTopics[T] };
