import type { DetailedTrack, Position, Stop, Track } from 'shared-contracts/telemetry';
import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { decimal, toMeasure } from '../../platform/money.ts';
import { distanceOf, gridOf, haltsIn, maxSpeedOf, secondsOf, thin } from './track.rules.ts';
import { placesAt, positionsIn, seenSince, type Span, tripsIn } from './tracks.store.ts';

/** Of all positions, whatever is shown of them. */
const measuresOf = (positions: readonly Position[], halts: Parameters<typeof secondsOf>[1]) => ({
  distance: toMeasure(decimal(distanceOf(positions))),
  maxSpeed: maxSpeedOf(positions),
  ...secondsOf(positions, halts),
});

/** What a caller may see of where a vehicle was. @param now unix seconds */
export function tracksOf(db: Db, caller: Caller, vehicleId: string, now: number) {
  async function read({ from, to }: Span) {
    const grid = gridOf(from, to);
    const [since, positions] = await Promise.all([
      seenSince(db, caller, vehicleId, now),
      positionsIn(db, vehicleId, { from, to }, grid),
    ]);
    if (since === null) throw notFound();
    return {
      span: { from: Math.max(from, since), to },
      isThinned: grid > 1,
      positions: since > from ? positions.filter(({ at }) => at >= since) : positions,
    };
  }

  async function stopsIn(positions: readonly Position[]): Promise<Stop[]> {
    const halts = haltsIn(positions);
    const places = await placesAt(db, caller, halts);
    return halts.map((halt, i) => ({ ...halt, place: places[i] ?? null }));
  }

  return {
    track: async (asked: Span): Promise<Track> => {
      const { positions, isThinned } = await read(asked);
      const shown = thin(positions);
      return {
        positions: shown,
        isThinned: isThinned || shown.length < positions.length,
        ...measuresOf(positions, haltsIn(positions)),
      };
    },
    detailed: async (asked: Span): Promise<DetailedTrack> => {
      const { span, positions, isThinned } = await read(asked);
      const stops = await stopsIn(positions);
      const trips = await tripsIn(db, caller, vehicleId, span);
      return { positions, isThinned, stops, trips, ...measuresOf(positions, stops) };
    },
    stops: async (asked: Span): Promise<Stop[]> => stopsIn((await read(asked)).positions),
  };
}
