type Waiting = { name: string; start: () => void };

/** The browser's locks as far as they are used: one holder a name, the others wait in turn, and whoever is aborted leaves the line. */
export function fakeLocks() {
  const held = new Set<string>();
  let line: Waiting[] = [];
  const next = (name: string) => {
    held.delete(name);
    const first = line.find((one) => one.name === name);
    line = line.filter((one) => one !== first);
    first?.start();
  };
  return {
    request: (name: string, { signal }: { signal: AbortSignal }, act: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const waiting = {
          name,
          start: () => {
            held.add(name);
            void act()
              .then(resolve, reject)
              .finally(() => next(name));
          },
        };
        signal.addEventListener('abort', () => {
          if (!line.includes(waiting)) return;
          line = line.filter((one) => one !== waiting);
          reject(new DOMException('Left the line', 'AbortError'));
        });
        if (held.has(name)) line.push(waiting);
        else waiting.start();
      }),
  };
}

/** Tells the other channels of the name at once. */
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
    FakeChannel.all = FakeChannel.all.filter((one) => one !== this);
  }
}
