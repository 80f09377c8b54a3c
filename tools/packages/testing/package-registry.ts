import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';

type Manifest = { name: string; version: string };

const manifestIn = (tarball: string): Manifest =>
  JSON.parse(spawnSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' }).stdout);

/** A registry of packages for one scope, as npm reads it, of nothing but these tarballs. */
export async function openPackageRegistry(tarballs: readonly string[]) {
  const packages = new Map(
    tarballs.map((tarball) => [manifestIn(tarball).name, { tarball, manifest: manifestIn(tarball) }]),
  );
  const server = createServer(({ url = '/' }, reply) => {
    const path = decodeURIComponent(url).slice(1);
    const file = tarballs.find((tarball) => basename(tarball) === path);
    if (file) return reply.writeHead(200, { 'content-type': 'application/octet-stream' }).end(readFileSync(file));
    const found = packages.get(path);
    if (!found) return reply.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    const { tarball, manifest } = found;
    const dist = {
      tarball: `${address()}/${basename(tarball)}`,
      integrity: `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`,
    };
    return reply.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        name: manifest.name,
        'dist-tags': { latest: manifest.version },
        versions: { [manifest.version]: { ...manifest, dist } },
      }),
    );
  });
  const address = () => `http://localhost:${(server.address() as AddressInfo).port}`;
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    address: address(),
    close: () => {
      server.close().closeAllConnections();
    },
  };
}
