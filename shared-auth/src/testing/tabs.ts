type LockRequest = { name: string; start: () => void };

/** A fake of the Web Locks API: one holder per name, the others wait in a queue that an aborted request leaves. */
export function createFakeLocks() {
  const held = new Set<string>();
  let queue: LockRequest[] = [];
  const release = (name: string) => {
    held.delete(name);
    const first = queue.find((request) => request.name === name);
    queue = queue.filter((request) => request !== first);
    first?.start();
  };
  return {
    request: (name: string, { signal }: { signal: AbortSignal }, callback: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const lockRequest = {
          name,
          start: () => {
            held.add(name);
            void callback()
              .then(resolve, reject)
              .finally(() => release(name));
          },
        };
        signal.addEventListener('abort', () => {
          if (!queue.includes(lockRequest)) return;
          queue = queue.filter((request) => request !== lockRequest);
          reject(new DOMException('Aborted', 'AbortError'));
        });
        if (held.has(name)) queue.push(lockRequest);
        else lockRequest.start();
      }),
  };
}

/** A fake `BroadcastChannel` that delivers synchronously. */
export class FakeChannel {
  static all: FakeChannel[] = [];
  readonly name: string;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(name: string) {
    this.name = name;
    FakeChannel.all.push(this);
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.all)
      if (other !== this && other.name === this.name) other.onmessage?.({ data: structuredClone(data) });
  }
  close() {
    FakeChannel.all = FakeChannel.all.filter((channel) => channel !== this);
  }
}
