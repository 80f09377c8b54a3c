import type { LivePosition } from 'shared-contracts/telemetry';
import { type Caller, isRoot } from '../../platform/caller.ts';
import type { Parts } from '../../platform/parts.ts';
import { lentAmong, positionsOf, presentLast, silentSince, visiblePositions } from './last-positions.store.ts';
import { POSITIONS_CHANNEL } from './live-channel.ts';
import { eventOf, openPositionReader, type PositionReader } from './position-reader.ts';

const BATCH_MS = 500;
const SILENCE_CHECK_MS = 30_000;
/** Reads for everybody's organization. */
const EVERYTHING = '';

const audienceOf = (caller: Caller) => (isRoot(caller) ? EVERYTHING : caller.organizationId);

type Needed = Pick<Parts, 'db' | 'now' | 'live'>;

/** Where the vehicles are that have moved, for each of these audiences. Positions are read once, whoever sees them. */
async function readFor(
  { db, now }: Needed,
  vehicleIds: string[],
  audiences: readonly string[],
): Promise<Map<string, LivePosition[]>> {
  const time = now();
  const organizations = audiences.filter((audience) => audience !== EVERYTHING);
  const rows = await positionsOf(db, vehicleIds);
  const lent = organizations.length > 0 ? await lentAmong(db, vehicleIds, organizations, time) : [];
  const seen = new Set(lent.map(({ vehicleId, partnerId }) => `${partnerId}/${vehicleId}`));
  const isSeen = (audience: string, { vehicleId, organizationId }: (typeof rows)[number]) =>
    audience === EVERYTHING || audience === organizationId || seen.has(`${audience}/${vehicleId}`);
  return new Map(
    audiences.map((audience) => [
      audience,
      rows.filter((row) => isSeen(audience, row)).map((row) => presentLast(row, time)),
    ]),
  );
}

/** Hears of moved vehicles from whichever process took their positions in, and tells the readers of this one, each what it may see. */
export function openPositionStreams(parts: Needed, onError: (error: unknown) => void) {
  const audiences = new Map<string, Set<PositionReader>>();
  const moved = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let silence: NodeJS.Timeout | undefined;
  let checkedAt = 0;

  const flush = async () => {
    const vehicleIds = [...moved];
    moved.clear();
    if (vehicleIds.length === 0) return;
    for (const [audience, positions] of await readFor(parts, vehicleIds, [...audiences.keys()])) {
      if (positions.length === 0) continue;
      const message = eventOf({ kind: 'moved', positions });
      for (const reader of audiences.get(audience) ?? []) reader.tell(message);
    }
  };
  const everybody = () => [...audiences.values()].flatMap((readers) => [...readers]);
  const cutAll = () => {
    for (const { body } of everybody()) body.destroy();
  };
  const endAll = () => {
    for (const { end } of everybody()) end();
  };
  // Whoever may have missed something comes again, for a fresh snapshot.
  const fail = (error: unknown) => {
    onError(error);
    cutAll();
  };
  const soon = () => {
    timer ??= setTimeout(() => {
      void flush()
        .catch(fail)
        .finally(() => {
          timer = undefined;
          if (moved.size > 0) soon();
        });
    }, BATCH_MS);
  };
  const add = (vehicleIds: readonly string[]) => {
    if (audiences.size === 0 || vehicleIds.length === 0) return;
    for (const id of vehicleIds) moved.add(id);
    soon();
  };
  const lookForSilence = async () => {
    const [from, to] = [checkedAt, parts.now()];
    checkedAt = to;
    add(await silentSince(parts.db, from, to));
  };
  const rest = () => {
    clearInterval(silence);
    silence = undefined;
    moved.clear();
  };
  const keep = (audience: string, reader: PositionReader) => {
    const readers = audiences.get(audience) ?? new Set();
    audiences.set(audience, readers.add(reader));
    if (!silence) checkedAt = parts.now();
    silence ??= setInterval(() => void lookForSilence().catch(fail), SILENCE_CHECK_MS);
    reader.body.once('close', () => {
      readers.delete(reader);
      if (readers.size === 0) audiences.delete(audience);
      if (audiences.size === 0) rest();
    });
  };

  parts.live.hear(POSITIONS_CHANNEL, {
    hear: (message) => add(message.split(',')),
    lose: cutAll,
    leave: endAll,
    count: () => everybody().length,
  });

  return {
    /** Positions of the vehicles that the caller may see: all of them, then those that move or fall silent. Destroy its body to leave. */
    open: async (caller: Caller): Promise<PositionReader> => {
      await parts.live.ready();
      const reader = openPositionReader();
      keep(audienceOf(caller), reader);
      try {
        reader.begin({ kind: 'snapshot', positions: await visiblePositions(parts.db, caller, parts.now()) });
      } catch (error) {
        reader.body.destroy();
        throw error;
      }
      return reader;
    },
  };
}
