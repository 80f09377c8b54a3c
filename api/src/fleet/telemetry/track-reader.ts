import type { DetailedTrack, Position, Halt, Track } from 'shared-contracts/fleet/telemetry';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { decimal, toMeasure } from '../../platform/values/money.ts';
import {
  calculateDistance,
  getSamplingInterval,
  findHalts,
  getMaxSpeed,
  sumDurations,
  simplifyTrack,
} from './track.rules.ts';
import { findLocationNames, findVisiblePositions, type Span, listTrips } from './tracks.store.ts';

/** Sums up all positions, including those that the simplified track leaves out. */
const summarize = (positions: readonly Position[], halts: Parameters<typeof sumDurations>[1]) => ({
  distance: toMeasure(decimal(calculateDistance(positions))),
  maxSpeed: getMaxSpeed(positions),
  ...sumDurations(positions, halts),
});

/** Reads the part of a vehicle's track that is visible to the caller. @param now unix seconds */
export function createTrackReader(db: Db, caller: Caller, vehicleId: string, now: number) {
  async function readPositions({ from, to }: Span) {
    const interval = getSamplingInterval(from, to);
    const visible = await findVisiblePositions(db, caller, { vehicleId, now, span: { from, to }, interval });
    if (!visible) throw notFound();
    const { since, positions } = visible;
    return {
      span: { from: Math.max(from, since), to },
      isThinned: interval > 1,
      positions: since > from ? positions.filter(({ at }) => at >= since) : positions,
    };
  }

  async function listHalts(positions: readonly Position[]): Promise<Halt[]> {
    const halts = findHalts(positions);
    const locationNames = await findLocationNames(db, caller, halts);
    return halts.map((halt, i) => ({ ...halt, place: locationNames[i] ?? null }));
  }

  return {
    readTrack: async (requestedSpan: Span): Promise<Track> => {
      const { positions, isThinned } = await readPositions(requestedSpan);
      const simplified = simplifyTrack(positions);
      return {
        positions: simplified,
        isThinned: isThinned || simplified.length < positions.length,
        ...summarize(positions, findHalts(positions)),
      };
    },
    readDetailedTrack: async (requestedSpan: Span): Promise<DetailedTrack> => {
      const { span, positions, isThinned } = await readPositions(requestedSpan);
      const stops = await listHalts(positions);
      const trips = await listTrips(db, caller, vehicleId, span);
      return { positions, isThinned, stops, trips, ...summarize(positions, stops) };
    },
    readHalts: async (requestedSpan: Span): Promise<Halt[]> =>
      listHalts((await readPositions(requestedSpan)).positions),
  };
}
