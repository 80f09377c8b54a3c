import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join } from 'node:path';
import type { BuiltArea } from '../../build/build-area.ts';
import { deployedPortal } from '../../dev/deployed.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** The files of a build, all in one folder, for any origin. */
const serveBuild = (folder: string) =>
  createServer(({ url = '/' }, reply) => {
    const file = join(folder, basename(new URL(url, 'http://localhost').pathname));
    if (!existsSync(file)) return reply.writeHead(404).end();
    return reply
      .writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'access-control-allow-origin': '*',
      })
      .end(readFileSync(file));
  });

export async function listen(server: Server): Promise<{ address: string; close: () => void }> {
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  const close = () => {
    server.close().closeAllConnections();
  };
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}

/**
 * A portal as its users will see it once this build is released. Only reachable from this machine: nothing is
 * uploaded, and the portal itself doesn't know about the build.
 */
export async function openCandidate(portal: string, { build, output, release }: BuiltArea) {
  const files = await listen(serveBuild(output));
  const pages = await listen(
    deployedPortal({
      portal,
      area: () => ({
        manifest: release.manifest,
        entry: `${files.address}/${release.entry}`,
        build,
        version: release.version,
        integrity: release.integrity[release.entry],
      }),
    }),
  );
  return {
    address: pages.address,
    /** The origins that pages load from. */
    origins: [pages.address, files.address],
    close: () => {
      pages.close();
      files.close();
    },
  };
}
