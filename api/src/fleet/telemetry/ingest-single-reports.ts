import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IngestResult } from 'shared-contracts/fleet/telemetry';
import { groupCalls } from '../../platform/database/group-calls.ts';
import { ingestBySender, NO_REPORTS } from './ingest-positions.ts';
import { type Reports, toSenderKey } from './intake/raw-position.rules.ts';
import { type createSenders, readToken } from './senders.ts';

/** Bounds the transactions a second. A report may wait as long, which no tracker notices. */
const GROUP_INTERVAL_MS = 10;

type SingleReport = { request: FastifyRequest; reports: Reports };
type IdentifiedReport = { organizationId: string; reports: Reports };

const deviceOf = ({ positions: [position], heartbeats: [heartbeat] }: Reports) => (position ?? heartbeat)?.device ?? '';

export const isSingle = ({ positions, heartbeats }: Reports) => positions.length + heartbeats.length === 1;

/**
 * Creates the intake of requests with one report each, as most trackers send them. Those that come at the same time are
 * stored in one transaction; a request is answered after its commit.
 */
export function createSingleReportIntake(app: FastifyInstance, senders: ReturnType<typeof createSenders>) {
  /** @returns the error of a sender that is refused */
  async function identify(
    { request, reports }: SingleReport,
    organizations: ReadonlyMap<string, string>,
  ): Promise<IdentifiedReport | Error> {
    const organizationId = organizations.get(readToken(request) ?? '');
    try {
      if (organizationId === undefined) return await senders.refuse(request);
      senders.consume(organizationId, 1);
      return { organizationId, reports };
    } catch (error) {
      return error as Error;
    }
  }

  async function run(items: readonly SingleReport[]): Promise<(IngestResult | Error)[]> {
    const organizations = await senders.findOrganizations(items.flatMap(({ request }) => readToken(request) ?? []));
    const identified = await Promise.all(items.map((item) => identify(item, organizations)));
    const accepted = identified.filter((item): item is IdentifiedReport => !(item instanceof Error));
    const withOrganization = <Report>(pick: (reports: Reports) => readonly Report[]) =>
      accepted.flatMap(({ organizationId, reports }) => pick(reports).map((report) => ({ ...report, organizationId })));
    const results = await ingestBySender(
      app,
      withOrganization(({ positions }) => positions),
      withOrganization(({ heartbeats }) => heartbeats),
    );
    return identified.map((item) => {
      if (item instanceof Error) return item;
      const { organizationId, reports } = item;
      return results.get(toSenderKey({ organizationId, device: deviceOf(reports) })) ?? NO_REPORTS;
    });
  }

  return groupCalls<SingleReport, IngestResult>({
    // One report per device and group, so that each request gets the counts of its own report.
    keyOf: ({ request, reports }) => `${readToken(request)}/${deviceOf(reports)}`,
    run,
    intervalMs: GROUP_INTERVAL_MS,
  });
}
