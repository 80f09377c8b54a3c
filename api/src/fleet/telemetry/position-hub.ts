import type { LivePosition } from 'shared-contracts/fleet/telemetry';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Services } from '../../platform/services/services.ts';
import {
  listActiveShares,
  listLastPositions,
  presentLastPosition,
  listSilentVehicleIds,
  listVisiblePositions,
} from './last-positions.store.ts';
import { POSITIONS_CHANNEL } from './live-channel.ts';
import { toServerSentEvent, createPositionStream, type PositionStream } from './position-stream.ts';

const BATCH_MS = 500;
const SILENCE_CHECK_MS = 30_000;
const SNAPSHOT_RETRY_MS = 2_000;
/** The audience of root, who sees all vehicles. Other audiences are organizations. */
const ALL_ORGANIZATIONS = '';

const getAudience = (caller: Caller) => (isRoot(caller) ? ALL_ORGANIZATIONS : caller.organizationId);

type Deps = Pick<Services, 'db' | 'now' | 'live'>;

/** Reads the positions of moved vehicles once, and returns those that are visible to each audience. */
async function readPositionsByAudience(
  { db, now }: Deps,
  vehicleIds: string[],
  audiences: readonly string[],
): Promise<Map<string, LivePosition[]>> {
  const time = now();
  const organizationIds = audiences.filter((audience) => audience !== ALL_ORGANIZATIONS);
  const rows = await listLastPositions(db, vehicleIds);
  const shares = organizationIds.length > 0 ? await listActiveShares(db, vehicleIds, organizationIds, time) : [];
  const shareStarts = new Map(shares.map(({ vehicleId, partnerId, fromAt }) => [`${partnerId}/${vehicleId}`, fromAt]));
  const isVisible = (audience: string, { vehicleId, organizationId, at }: (typeof rows)[number]) =>
    audience === ALL_ORGANIZATIONS ||
    audience === organizationId ||
    at >= (shareStarts.get(`${audience}/${vehicleId}`) ?? Infinity);
  return new Map(
    audiences.map((audience) => [
      audience,
      rows.filter((row) => isVisible(audience, row)).map((row) => presentLastPosition(row, time)),
    ]),
  );
}

/** Streams the positions that any process ingests to the clients of this one, each limited to visible vehicles. */
export function createPositionHub(deps: Deps, onError: (error: unknown) => void) {
  const streamsByAudience = new Map<string, Map<PositionStream, Caller>>();
  const movedIds = new Set<string>();
  let flushTimer: NodeJS.Timeout | undefined;
  let silenceTimer: NodeJS.Timeout | undefined;
  let snapshotTimer: NodeJS.Timeout | undefined;
  let silenceCheckedAt = 0;

  const flush = async () => {
    const vehicleIds = [...movedIds];
    movedIds.clear();
    if (vehicleIds.length === 0) return;
    const positionsByAudience = await readPositionsByAudience(deps, vehicleIds, [...streamsByAudience.keys()]);
    for (const [audience, positions] of positionsByAudience) {
      if (positions.length === 0) continue;
      const event = toServerSentEvent({ kind: 'moved', positions });
      for (const stream of streamsByAudience.get(audience)?.keys() ?? []) stream.send(event);
    }
  };
  const listStreams = () => [...streamsByAudience.values()].flatMap((streams) => [...streams.keys()]);
  const endAll = () => {
    for (const { end } of listStreams()) end();
  };
  /** Streams stay open while positions can't be read or were missed, and get a new snapshot afterwards. */
  const sendSnapshots = async () => {
    for (const streams of streamsByAudience.values()) {
      const [caller] = streams.values();
      if (!caller) continue;
      const positions = await listVisiblePositions(deps.db, caller, deps.now());
      for (const stream of streams.keys()) stream.sendSnapshot({ kind: 'snapshot', positions });
    }
  };
  const resendSnapshots = () => void sendSnapshots().catch(fail);
  const fail = (error: unknown) => {
    onError(error);
    clearTimeout(snapshotTimer);
    snapshotTimer = setTimeout(resendSnapshots, SNAPSHOT_RETRY_MS);
    snapshotTimer.unref();
  };
  const scheduleFlush = () => {
    flushTimer ??= setTimeout(() => {
      void flush()
        .catch(fail)
        .finally(() => {
          flushTimer = undefined;
          if (movedIds.size > 0) scheduleFlush();
        });
    }, BATCH_MS);
  };
  const addMoved = (vehicleIds: readonly string[]) => {
    if (streamsByAudience.size === 0 || vehicleIds.length === 0) return;
    for (const id of vehicleIds) movedIds.add(id);
    scheduleFlush();
  };
  const checkSilence = async () => {
    const [from, to] = [silenceCheckedAt, deps.now()];
    silenceCheckedAt = to;
    addMoved(await listSilentVehicleIds(deps.db, from, to));
  };
  const stopSilenceChecks = () => {
    clearInterval(silenceTimer);
    silenceTimer = undefined;
    movedIds.clear();
  };
  const addStream = (caller: Caller, stream: PositionStream) => {
    const audience = getAudience(caller);
    const streams = streamsByAudience.get(audience) ?? new Map<PositionStream, Caller>();
    streamsByAudience.set(audience, streams.set(stream, caller));
    if (!silenceTimer) silenceCheckedAt = deps.now();
    silenceTimer ??= setInterval(() => void checkSilence().catch(fail), SILENCE_CHECK_MS);
    stream.body.once('close', () => {
      streams.delete(stream);
      if (streams.size === 0) streamsByAudience.delete(audience);
      if (streamsByAudience.size === 0) stopSilenceChecks();
    });
  };

  deps.live.addChannel(POSITIONS_CHANNEL, {
    onMessage: (message) => addMoved(message.split(',')),
    onReconnect: resendSnapshots,
    onShutdown: endAll,
    countStreams: () => listStreams().length,
  });

  return {
    /** Opens a stream of all visible vehicles, then of those that move or go offline. Destroy its body to close it. */
    openStream: async (caller: Caller): Promise<PositionStream> => {
      await deps.live.ensureConnected();
      const stream = createPositionStream();
      addStream(caller, stream);
      try {
        stream.sendSnapshot({ kind: 'snapshot', positions: await listVisiblePositions(deps.db, caller, deps.now()) });
      } catch (error) {
        stream.body.destroy();
        throw error;
      }
      return stream;
    },
  };
}
