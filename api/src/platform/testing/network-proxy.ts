import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { PoolConfig } from 'pg';
import pg from 'pg';

/** A connection to the database that can be interrupted: `pause` holds everything back, like a server that hangs. */
export async function startProxy(target: PoolConfig) {
  const { host, port } = new pg.Client(target);
  const sockets = new Set<Socket>();
  let isPaused = false;
  const track = (socket: Socket) => {
    sockets.add(socket);
    if (isPaused) socket.pause();
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    return socket;
  };
  const toServer = () => (host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host));
  const server = createServer((client) => {
    const upstream = track(toServer());
    track(client).pipe(upstream).pipe(client);
    if (isPaused) client.pause();
    client.once('close', () => upstream.destroy());
    upstream.once('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    connection: { ...target, host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    pause: () => {
      isPaused = true;
      for (const socket of sockets) socket.pause();
    },
    resume: () => {
      isPaused = false;
      for (const socket of sockets) socket.resume();
    },
    /** Closes every connection. */
    cut: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
