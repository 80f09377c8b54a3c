/** The body as it was sent: what JSON says, or the `FormData` of an upload. */
export type Call = { method: string; path: string; query: URLSearchParams; body: unknown };
/** What the API answers: the body, a `Blob` for a file, a stream for what goes on, or `refuse(status, code, …)`. */
export type Reply = (call: Call) => unknown;
/** By method and path: `GET orders/v2`, `PATCH orders/:id`. */
export type Replies = Record<string, Reply>;

class Refusal {
  readonly status: number;
  readonly body: object;
  constructor(status: number, body: object) {
    this.status = status;
    this.body = body;
  }
}

/** An error answer: `refuse(422, 'invalid', { fields: { name: { code: 'required', message: 'Field is required' } } })`. */
export const refuse = (status: number, code: string, more: object = {}) =>
  new Refusal(status, { statusCode: status, code, message: code, ...more });

const fits = (pattern: string, call: string) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(call);

async function sentWith(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) return request.formData();
  const text = await request.text();
  return text ? JSON.parse(text) : undefined;
}

const answer = (status: number, body: unknown) =>
  body instanceof Blob || body instanceof ReadableStream
    ? new Response(body, { status })
    : new Response(body === undefined ? null : JSON.stringify(body), {
        status: body === undefined ? 204 : status,
        headers: { 'content-type': 'application/json' },
      });

/** Stands in for `fetch`; returns the calls made, as `GET orders/v2?page=1`. */
export function fakeNetwork(replies: Replies): string[] {
  const calls: string[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search, searchParams: query } = new URL(request.url);
    const path = pathname.replace(/^\/api\//, '');
    const call = `${request.method} ${path}`;
    calls.push(call + search);
    const reply = replies[call] ?? Object.entries(replies).find(([pattern]) => fits(pattern, call))?.[1];
    if (!reply) return answer(404, { statusCode: 404, code: 'notFound', message: `No reply for ${call}` });
    const body = await reply({ method: request.method, path, query, body: await sentWith(request) });
    return body instanceof Refusal ? answer(body.status, body.body) : answer(200, body);
  };
  return calls;
}
