import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves a registry of areas from another host whose network can be interrupted, so that requests hang. */
export async function startRegistryHost(content: string) {
  const held = new Set<ServerResponse>();
  let isPaused = false;
  const respond = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(content);
  const server = createServer((_request, response) => {
    if (isPaused) held.add(response);
    else respond(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/areas/registry.json`,
    pause: () => {
      isPaused = true;
    },
    resume: () => {
      isPaused = false;
      held.forEach(respond);
      held.clear();
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
