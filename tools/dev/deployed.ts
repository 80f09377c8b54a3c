import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { developedPage, developedPolicy, withDeveloped, type DevelopedArea } from './deployed.rules.ts';

const REGISTRY = '/areas/registry.json';
const POLICY = 'content-security-policy';
/** Headers of the connection to the portal, and those that this server replaces. */
const DROPPED = ['connection', 'keep-alive', 'transfer-encoding', 'strict-transport-security', 'alt-svc'];
const DROPPED_OF_CHANGED = [...DROPPED, 'content-length', 'content-encoding', 'etag'];

const isPage = ({ method, headers: { accept = '' } }: IncomingMessage) =>
  method === 'GET' && accept.includes('text/html');
const without = (headers: OutgoingHttpHeaders, names: readonly string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** The browser's headers, as if it had connected to the portal itself. */
function forwardedHeaders(
  { url = '/', headers }: IncomingMessage,
  portal: URL,
  isChanged: boolean,
): OutgoingHttpHeaders {
  const { origin, referer, ...others } = without(headers, [
    ...DROPPED,
    ...(isChanged ? ['if-none-match', 'accept-encoding'] : []),
  ]);
  return {
    ...others,
    host: portal.host,
    ...(origin && { origin: portal.origin }),
    ...(referer && { referer: new URL(url, portal).href }),
  };
}

type Deployed = { portal: string; /** The current registry. */ area: () => DevelopedArea };

/** Proxies a deployed portal, except for the page and the registry, which contain the developed area. */
export function deployedPortal({ portal: address, area }: Deployed): Server {
  const portal = new URL(address);
  const send = portal.protocol === 'https:' ? httpsRequest : httpRequest;

  async function change(answer: IncomingMessage, reply: ServerResponse, make: (content: string) => string) {
    const headers = without(answer.headers, DROPPED_OF_CHANGED);
    const policy = answer.headers[POLICY];
    const content = await text(answer);
    reply
      .writeHead(answer.statusCode ?? 502, {
        ...headers,
        ...(policy && { [POLICY]: developedPolicy(String(policy), area()) }),
      })
      .end(answer.statusCode === 200 ? make(content) : content);
  }

  return createServer((request, reply) => {
    const { url = '/', method } = request;
    const isRegistry = url.split('?', 1)[0] === REGISTRY;
    const isChanged = isRegistry || isPage(request);
    const fail = (error: Error) => {
      if (reply.closed) return; // the browser went away first
      console.error(`${portal.origin}${url}: ${error.message}`);
      if (!reply.headersSent) reply.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
      reply.end(`${portal.origin} does not answer: ${error.message}\n`);
    };
    const passed = send(
      new URL(url, portal),
      { method, headers: forwardedHeaders(request, portal, isChanged) },
      (answer) => {
        const isHtml = String(answer.headers['content-type']).startsWith('text/html');
        answer.on('error', fail);
        if (isRegistry)
          change(answer, reply, (content) => JSON.stringify(withDeveloped(JSON.parse(content), area()))).catch(fail);
        else if (isChanged && isHtml) change(answer, reply, (content) => developedPage(content, area())).catch(fail);
        else answer.pipe(reply.writeHead(answer.statusCode ?? 502, without(answer.headers, DROPPED)));
      },
    );
    passed.on('error', fail);
    reply.on('close', () => passed.destroy()); // ends a stream that nobody reads any more
    request.pipe(passed);
  });
}
