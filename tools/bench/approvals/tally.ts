type Headers = Record<string, string>;
type Call = { method: 'POST' | 'PATCH'; path: string; body: object };
type OrderReply = { status: number; id: string; stage: string };

/** The requests of the clients, and the replies that they got. */
export function tallyOf(url: string) {
  const times: number[] = [];
  /** The acknowledged stages of each order, in sequence. */
  const stagesByOrder = new Map<string, string[]>();
  const count = { serverErrors: 0, refused: 0 };

  async function send(headers: Headers, { method, path, body }: Call): Promise<OrderReply> {
    const started = performance.now();
    const answer = await fetch(`${url}/api/${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { id = '', stage = '' } = (await answer.json()) as Partial<OrderReply>;
    times.push(performance.now() - started);
    if (answer.status >= 500) count.serverErrors += 1;
    return { status: answer.status, id, stage };
  }

  /** @returns the id of the new order; null: none was created */
  async function create(headers: Headers, input: object): Promise<string | null> {
    const { status, id, stage } = await send(headers, { method: 'POST', path: 'orders', body: input });
    if (status < 300) return stagesByOrder.set(id, [stage]) && id;
    count.refused += 1;
    return null;
  }

  /** Sends a move twice at once, as a double click does. @returns the resulting stage; null: both were rejected */
  async function move(
    headers: Headers,
    id: string,
    path: string,
    bodies: readonly [object, object],
  ): Promise<string | null> {
    const answers = await Promise.all(
      bodies.map((body) => send(headers, { method: 'PATCH', path: `orders/${id}/${path}`, body })),
    );
    const done = answers.find(({ status }) => status < 300);
    if (!done) count.refused += 1;
    else stagesByOrder.get(id)?.push(done.stage);
    return done?.stage ?? null;
  }

  return { create, move, times, stagesByOrder, count };
}
export type Tally = ReturnType<typeof tallyOf>;
