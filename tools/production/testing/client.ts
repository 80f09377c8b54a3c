import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Agent, request as requestTls } from 'node:https';
import { request as requestPlain } from 'node:http';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string; json: <T>() => T };
export type ClientRequest = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The address of the client. */ from?: string;
};

const whole = async (answer: IncomingMessage): Promise<Answer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const text = body.toString();
  return { status: answer.statusCode ?? 0, headers: answer.headers, body, text, json: <T>() => JSON.parse(text) as T };
};

type Host = { name: string; port: number; certificate?: Buffer };

/** Requests a server like a browser on another machine: by its name, over TLS if there is a certificate. */
export function openClient({ name, port, certificate }: Host) {
  const agent = certificate && new Agent({ ca: certificate, keepAlive: true });
  const open = (path: string, { method = 'GET', headers = {}, body, from }: ClientRequest = {}) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { host: name, ...headers },
        localAddress: from,
        ...(agent && { agent, servername: name }),
      };
      const sent = (agent ? requestTls : requestPlain)(options, resolve);
      sent.on('error', reject);
      sent.end(body);
    });
  const ask = async (path: string, request?: ClientRequest) => whole(await open(path, request));
  const send = (path: string, content: object, headers: Record<string, string> = {}, more: ClientRequest = {}) =>
    ask(path, {
      method: 'POST',
      ...more,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(content),
    });
  return { ask, send, open, end: () => agent?.destroy() };
}

/** The next event of a stream with this topic. */
export async function nextOf(
  stream: AsyncIterable<Buffer>,
  topic: string,
): Promise<{ topic: string; payload: unknown }> {
  let rest = '';
  for await (const chunk of stream) {
    rest += chunk.toString();
    const events = [...rest.matchAll(/^data: (.*)$/gm)].flatMap(
      ([, data = '[]']) => JSON.parse(data) as { topic: string; payload: unknown }[],
    );
    const found = events.find((event) => event.topic === topic);
    if (found) return found;
  }
  throw new Error('The stream ended');
}
