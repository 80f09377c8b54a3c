/** The body as it was sent: parsed JSON, or the `FormData` of an upload. */
export type ApiCall = { method: string; path: string; query: URLSearchParams; headers: Headers; body: unknown };
/** Returns the response: a body, a `Blob` for a file, a `ReadableStream`, or `errorReply(status, code, …)`. */
export type Reply = (call: ApiCall) => unknown;
/** Replies by method and path: `GET orders/v2`, `PATCH orders/:id`. */
export type Replies = Record<string, Reply>;

class ErrorReply {
  readonly status: number;
  readonly body: object;
  constructor(status: number, body: object) {
    this.status = status;
    this.body = body;
  }
}

/** `errorReply(422, 'invalid', { fields: { name: { code: 'required', message: 'Field is required' } } })` */
export const errorReply = (status: number, code: string, extra: object = {}) =>
  new ErrorReply(status, { statusCode: status, code, message: code, ...extra });

const matches = (pattern: string, call: string) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(call);

async function parseBody(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) return request.formData();
  const text = await request.text();
  return text ? JSON.parse(text) : undefined;
}

function createResponse(status: number, body: unknown) {
  if (body instanceof Blob || body instanceof ReadableStream) return new Response(body, { status });
  return new Response(body === undefined ? null : JSON.stringify(body), {
    status: body === undefined ? 204 : status,
    headers: { 'content-type': 'application/json' },
  });
}

/** Every list loads its saved views: without a reply there are none, and the call is not recorded. */
const IMPLIED: Replies = { 'GET list-views': () => ({ items: [] }) };

/** Replaces `fetch`; returns the calls, as `GET orders/v2?page=1`. */
export function fakeApi(replies: Replies): string[] {
  const calls: string[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search, searchParams: query } = new URL(request.url);
    const path = pathname.replace(/^\/api\//, '');
    const call = `${request.method} ${path}`;
    const reply =
      replies[call] ?? Object.entries(replies).find(([pattern]) => matches(pattern, call))?.[1] ?? IMPLIED[call];
    if (reply === undefined || reply !== IMPLIED[call]) calls.push(call + search);
    if (!reply) return createResponse(404, { statusCode: 404, code: 'notFound', message: `No reply for ${call}` });
    const { method, headers } = request;
    const body = await reply({ method, path, query, headers, body: await parseBody(request) });
    return body instanceof ErrorReply ? createResponse(body.status, body.body) : createResponse(200, body);
  };
  return calls;
}
