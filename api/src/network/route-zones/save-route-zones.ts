import type { RouteZoneChanges, RouteZoneInput } from 'shared-contracts/route-zones';
import { refusalFor } from '../lookups/use.rules.ts';
import type { Caller } from '../../platform/caller.ts';
import { changesOf } from '../../platform/changes.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { invalidFields, notFound } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { record } from '../../platform/timeline.ts';
import { commonOf, shareOf } from './overlap.rules.ts';
import { keptOutline, outlineFault } from './route-zone.rules.ts';
import {
  deleteZone,
  insertZone,
  lockZone,
  lockZonesOf,
  replaceOverlaps,
  updateZone,
} from './route-zone-saves.store.ts';
import { findZone, type ZoneRecord, zonesOf } from './route-zones.store.ts';
import { areaOf, type Outline } from './zone.rules.ts';
import { usesOfZone } from './zone-uses.store.ts';

type Server = Pick<Parts, 'db' | 'now'>;
type Measured = { id: string; organizationId: string; polygon: Outline; area: number };

const storyOf = ({ name, colour, polygon }: ZoneRecord) => ({ name, colour, polygon });

const write = (
  tx: Db,
  caller: Caller,
  { id, organizationId }: ZoneRecord,
  event: string,
  now: number,
  changes: Record<string, unknown>,
) => record(tx, caller, { subject: 'routeZone', subjectId: id, event, organizationId, changes, occurredAt: now });

/** An outline as it is kept. @throws 422 naming the polygon if it cannot be a zone's */
export function soundOutline(told: Outline): [number, number][] {
  const outline = keptOutline(told);
  const fault = outlineFault(outline);
  if (fault) throw invalidFields({ polygon: fault });
  return outline;
}

const columnsOf = ({ name, colour, polygon: told }: RouteZoneChanges) => {
  const polygon = told && soundOutline(told);
  return {
    ...(name !== undefined && { name }),
    ...(colour && { colour }),
    ...(polygon && { polygon: JSON.stringify(polygon), area: areaOf(polygon) }),
  };
};

/** What a zone has in common with the others of its organization. */
export async function overlapsWith(
  db: Db,
  { id, organizationId, polygon, area }: Omit<Measured, 'id'> & { id: string | undefined },
) {
  const others = await zonesOf(db, organizationId);
  return others
    .filter((other) => other.id !== id)
    .flatMap((other) => {
      const common = commonOf(polygon, other.polygon);
      return common
        ? [
            {
              other,
              outlines: common.outlines,
              share: shareOf(common.area, area),
              ofOther: shareOf(common.area, other.area),
            },
          ]
        : [];
    })
    .toSorted((one, next) => next.share - one.share);
}

/** Writes down what a zone has in common with the others, on both sides. */
export async function findOverlaps(tx: Db, zone: Measured): Promise<void> {
  const overlaps = await overlapsWith(tx, zone);
  await replaceOverlaps(
    tx,
    zone.id,
    overlaps.flatMap(({ other, share, ofOther, outlines }) => [
      { zoneId: zone.id, otherId: other.id, share, outlines: JSON.stringify(outlines) },
      { zoneId: other.id, otherId: zone.id, share: ofOther, outlines: JSON.stringify(outlines) },
    ]),
  );
}

async function whole(tx: Db, caller: Caller, id: string): Promise<ZoneRecord> {
  const zone = await findZone(tx, caller, id);
  if (!zone) throw notFound();
  return zone;
}

/** @returns the id of the new zone */
export const createZone = (
  { db, now }: Server,
  caller: Caller,
  { name, colour, polygon: told }: RouteZoneInput,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    const polygon = soundOutline(told);
    const { organizationId } = caller;
    await lockZonesOf(tx, organizationId);
    const { id } = await insertZone(tx, {
      organizationId,
      name,
      colour,
      polygon: JSON.stringify(polygon),
      area: areaOf(polygon),
      createdAt: now(),
    });
    const made = await whole(tx, caller, id);
    await findOverlaps(tx, made);
    await write(tx, caller, made, 'created', now(), changesOf({}, storyOf(made)));
    return id;
  });

/** The organization before the zone: in the order in which others lock them too. */
async function locked(tx: Db, caller: Caller, id: string): Promise<ZoneRecord> {
  await lockZonesOf(tx, (await whole(tx, caller, id)).organizationId);
  if (!(await lockZone(tx, caller, id))) throw notFound();
  return whole(tx, caller, id);
}

export const changeZone = ({ db, now }: Server, caller: Caller, id: string, wanted: RouteZoneChanges): Promise<void> =>
  inTransaction(db, async (tx) => {
    const columns = columnsOf(wanted);
    const before = await locked(tx, caller, id);
    if (Object.keys(columns).length > 0) await updateZone(tx, id, columns);
    const after = await whole(tx, caller, id);
    const changes = changesOf<object>(storyOf(before), storyOf(after));
    if (Object.keys(changes).length === 0) return;
    await findOverlaps(tx, after);
    await write(tx, caller, before, 'updated', now(), changes);
  });

/** Only one that no trip is of. */
export const removeZone = ({ db, now }: Server, caller: Caller, id: string) =>
  inTransaction(db, async (tx) => {
    const gone = await locked(tx, caller, id);
    const refusal = refusalFor(
      (await usesOfZone(tx, id)).map(({ as, ...use }) => ({ noun: as, ...use })),
      'routeZoneInUse',
    );
    if (refusal) throw refusal;
    await deleteZone(tx, id);
    await write(tx, caller, gone, 'deleted', now(), { name: { from: gone.name, to: null } });
    return { id };
  });
