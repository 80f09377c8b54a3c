/** Below a second, so that a change counts within it even if its notification is lost. */
const LIFETIME_MS = 800;

/** Keeps what was read from the database for a moment, until anything that it is made of changes. */
export function createCallerCache<Key, Value>() {
  const entries = new Map<Key, { value: Value; expiresAt: number }>();
  let version = 0;

  /** Entries are in the order of their reads. */
  function removeExpired(now: number) {
    for (const [key, { expiresAt }] of entries) {
      if (expiresAt > now) return;
      entries.delete(key);
    }
  }

  return {
    get: (key: Key): Value | undefined => {
      const entry = entries.get(key);
      return entry && entry.expiresAt > performance.now() ? entry.value : undefined;
    },
    /**
     * Call it before a read. The returned function keeps the result, unless something has changed since: the read may
     * have seen what was before.
     */
    beginRead: () => {
      const begunAt = version;
      const now = performance.now();
      return (key: Key, value: Value) => {
        if (begunAt !== version) return;
        removeExpired(now);
        entries.delete(key);
        entries.set(key, { value, expiresAt: now + LIFETIME_MS });
      };
    },
    clear: () => {
      version += 1;
      entries.clear();
    },
  };
}
