import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../api/src/platform/embedded/embedded-postgres.ts';
import { removeData } from '../../api/src/platform/embedded/data-folders.ts';
import { prepareDatabase } from '../../api/src/prepare-database.ts';
import { serve, withApi } from './api/served.ts';
import { rounded } from '../lib/median.ts';
import { addFleets } from './telemetry/fleets.ts';
import { raceIntake } from './telemetry/intake.ts';
import { addTracks, raceTracks } from './telemetry/tracks.ts';

const FLEETS = 20;
const VEHICLES = 500;
const POSITIONS = 5_000_000;
const HOUR = 3_600;
const DAY = 86_400;
const WANTED_PER_SECOND = 15_000;
const LIMITS = { secondsFor15000: 1, lost: 0, unheard: 0, trackRatio: 3 };

/** Intake of positions by ten alert rules while many clients follow them, and tracks from many positions. */
export default async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'consign-bench-'));
  const { connection, stop } = await startEmbeddedPostgres(folder);
  const db = openDatabase(connection, console.error);
  try {
    await prepareDatabase(db);
    const now = Math.floor(Date.now() / 1_000);
    const fleets = await addFleets(db, now, FLEETS, VEHICLES);
    const [first] = fleets;
    if (!first) throw new Error('No fleet');
    const { intake, track } = await withApi(await serve(folder, first.login), async (api) => {
      const raced = await raceIntake(api, db, fleets, now - HOUR);
      await addTracks(db, first.vehicleIds, POSITIONS / VEHICLES, now - DAY);
      return { intake: raced, track: await raceTracks(api, connection, first.login, first.vehicleIds, now - DAY) };
    });
    const { perSecond, sent, acknowledged, stored, listeners, unheard, lastHeardMs } = intake;
    const lost = sent - Math.min(acknowledged, stored);
    const secondsFor15000 = rounded(WANTED_PER_SECOND / perSecond);
    const holds =
      secondsFor15000 <= LIMITS.secondsFor15000 && lost === 0 && unheard === 0 && track.ratio <= LIMITS.trackRatio;
    return {
      holds,
      figures: {
        secondsFor15000,
        perSecond,
        sent,
        stored,
        lost,
        listeners,
        unheard,
        lastHeardMs,
        positions: POSITIONS + stored,
        trackMs: track.servedMs,
        bareMs: track.bareMs,
        trackRatio: track.ratio,
      },
      limits: LIMITS,
    };
  } finally {
    await db.destroy();
    await stop();
    removeData(folder);
  }
}
