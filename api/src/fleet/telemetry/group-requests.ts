import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IngestResult } from 'shared-contracts/fleet/telemetry';
import { groupCalls } from '../../platform/database/group-calls.ts';
import type { Request } from './ingest-batch.ts';
import { ingestRequests } from './ingest-positions.ts';
import type { Reports } from './intake/raw-position.rules.ts';
import { type createSenders, readToken } from './senders.ts';

/** Bounds the transactions a second. A report may wait as long, which no tracker notices. */
const GROUP_INTERVAL_MS = 10;
/** Bounds the memory and the duration of a transaction. */
const MAX_REPORTS = 8_000;

type SingleReport = { request: FastifyRequest; reports: Reports };

const deviceOf = ({ positions: [position], heartbeats: [heartbeat] }: Reports) => (position ?? heartbeat)?.device ?? '';
const countReports = ({ positions, heartbeats }: Readonly<Reports>) => positions.length + heartbeats.length;

export const isSingle = (reports: Reports) => countReports(reports) === 1;

/**
 * Creates the intake of requests with one report each, as most trackers send them. Those that come at the same time are
 * stored in one transaction; a request is answered after its commit.
 */
export function groupSingleReports(app: FastifyInstance, senders: ReturnType<typeof createSenders>) {
  /** @returns the error of a sender that is refused */
  async function identify(
    { request, reports }: SingleReport,
    organizations: ReadonlyMap<string, string>,
  ): Promise<Request | Error> {
    const organizationId = organizations.get(readToken(request) ?? '');
    try {
      if (organizationId === undefined) return await senders.refuse(request);
      senders.consume(organizationId, 1);
      return { organizationId, ...reports };
    } catch (error) {
      return error as Error;
    }
  }

  async function run(items: readonly SingleReport[]): Promise<(IngestResult | Error)[]> {
    const organizations = await senders.findOrganizations(items.flatMap(({ request }) => readToken(request) ?? []));
    const identified = await Promise.all(items.map((item) => identify(item, organizations)));
    const accepted = identified.filter((item): item is Request => !(item instanceof Error));
    const results = (await ingestRequests(app, accepted)).values();
    return identified.map((item) => (item instanceof Error ? item : (results.next().value as IngestResult)));
  }

  return groupCalls<SingleReport, IngestResult>({
    // One report per device and group: a vehicle's reports are judged in the order of their requests.
    keyOf: ({ request, reports }) => `${readToken(request)}/${deviceOf(reports)}`,
    run,
    intervalMs: GROUP_INTERVAL_MS,
  });
}

/**
 * Creates the intake of requests with many reports. Those of an organization that come while others of it are stored are
 * then stored in one transaction, which locks, reads and judges each vehicle once; they would wait for its lock anyway.
 */
export const groupBatches = (app: FastifyInstance) =>
  groupCalls<Request, IngestResult>({
    keyOf: ({ organizationId }) => organizationId,
    isKeyShared: true,
    limit: { sizeOf: countReports, max: MAX_REPORTS },
    run: (requests) => ingestRequests(app, requests),
  });
