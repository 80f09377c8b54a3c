import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `repeated`: messages that came more than once. `disordered`: those that came after a later one of their record. */
export type Seen = { received: number; repeated: number; disordered: number; lastAt: number };

const ids = new Set<string>();
const last = new Map<string, number>();
const seen: Seen = { received: 0, repeated: 0, disordered: 0, lastAt: 0 };

function take(id: string, body: string) {
  if (ids.has(id)) {
    seen.repeated += 1;
    return;
  }
  ids.add(id);
  const { data } = JSON.parse(body) as { data: { id: string; reason: string } };
  const number = Number(data.reason);
  if (number < (last.get(data.id) ?? -1)) seen.disordered += 1;
  last.set(data.id, number);
  seen.received += 1;
  seen.lastAt = Date.now();
}

/** A receiver in a separate process: responds to each POST, and reports to its parent. */
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    take(String(request.headers['webhook-id']), Buffer.concat(chunks).toString());
    response.writeHead(204).end();
  });
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', () => process.send?.(seen));
process.on('disconnect', () => process.exit());
