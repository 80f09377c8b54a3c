import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';

/** Listens for a moment: the port, or undefined if another program uses it. */
function tryPort(port: number, address: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', ({ code, message }: NodeJS.ErrnoException) => {
      if (code === 'EADDRINUSE') resolve(undefined);
      else if (code === 'EADDRNOTAVAIL') resolve(port);
      else reject(new Error(message));
    });
    server.listen(port, address, () => {
      const got = server.address();
      server.close(() => resolve(typeof got === 'object' ? got?.port : undefined));
    });
  });
}

/**
 * The port, or any free one for 0, on every address of the host (`localhost` has two); undefined if another program
 * listens there.
 */
export async function freePort(port: number, host: string): Promise<number | undefined> {
  let free: number | undefined = port;
  for (const { address } of await lookup(host, { all: true })) {
    if (free !== undefined) free = await tryPort(free, address);
  }
  return free;
}
