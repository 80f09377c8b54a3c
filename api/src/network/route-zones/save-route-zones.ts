import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import type { RouteZoneChanges, RouteZoneInput } from 'shared-contracts/network/route-zones';
import { inUseError } from '../lookups/usage.rules.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { diffFields } from '../../platform/values/fields.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { invalidFields, notFound } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { intersectOutlines, toShare } from './overlap.rules.ts';
import { roundOutline, validateOutline } from './route-zone.rules.ts';
import { deleteZone, insertZone, lockZone, lockZones, replaceOverlaps, updateZone } from './route-zone-writes.store.ts';
import { findZone, type ZoneRecord, findZonesOfOrganization } from './route-zones.store.ts';
import { computeArea, type Outline } from './zone.rules.ts';
import { findZoneUsages } from './zone-usage.store.ts';

type Deps = Pick<Services, 'db' | 'now'>;
type MeasuredZone = { id: string; organizationId: string; polygon: Outline; area: number };

const snapshotOf = ({ name, colour, polygon }: ZoneRecord) => ({ name, colour, polygon });

const recordEvent = (
  tx: Db,
  caller: Caller,
  { id, organizationId }: ZoneRecord,
  event: TimelineEvent<'routeZone'>,
  now: number,
  changes: Record<string, unknown>,
) =>
  recordTimeline(tx, caller, { subject: 'routeZone', subjectId: id, event, organizationId, changes, occurredAt: now });

/** Rounds an outline. @throws 422 naming the polygon */
export function toValidOutline(rawOutline: Outline): [number, number][] {
  const outline = roundOutline(rawOutline);
  const error = validateOutline(outline);
  if (error) throw invalidFields({ polygon: error });
  return outline;
}

const toColumns = ({ name, colour, polygon: rawOutline }: RouteZoneChanges) => {
  const polygon = rawOutline && toValidOutline(rawOutline);
  return {
    ...(name !== undefined && { name }),
    ...(colour && { colour }),
    ...(polygon && { polygon: JSON.stringify(polygon), area: computeArea(polygon) }),
  };
};

/** Overlaps of a zone with the others of its organization, largest first. */
export async function computeOverlaps(
  db: Db,
  { id, organizationId, polygon, area }: Omit<MeasuredZone, 'id'> & { id: string | undefined },
) {
  const others = await findZonesOfOrganization(db, organizationId);
  return others
    .filter((other) => other.id !== id)
    .flatMap((other) => {
      const intersection = intersectOutlines(polygon, other.polygon);
      return intersection
        ? [
            {
              other,
              outlines: intersection.outlines,
              share: toShare(intersection.area, area),
              shareOfOther: toShare(intersection.area, other.area),
            },
          ]
        : [];
    })
    .toSorted((a, b) => b.share - a.share);
}

/** Stores the overlaps of a zone in both directions. */
export async function saveOverlaps(tx: Db, zone: MeasuredZone): Promise<void> {
  const overlaps = await computeOverlaps(tx, zone);
  await replaceOverlaps(
    tx,
    zone.id,
    overlaps.flatMap(({ other, share, shareOfOther, outlines }) => [
      { zoneId: zone.id, otherId: other.id, share, outlines: JSON.stringify(outlines) },
      { zoneId: other.id, otherId: zone.id, share: shareOfOther, outlines: JSON.stringify(outlines) },
    ]),
  );
}

async function getZone(tx: Db, caller: Caller, id: string): Promise<ZoneRecord> {
  const zone = await findZone(tx, caller, id);
  if (!zone) throw notFound();
  return zone;
}

/** @returns the id of the new zone */
export const createZone = (
  { db, now }: Deps,
  caller: Caller,
  { name, colour, polygon: rawOutline }: RouteZoneInput,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    const polygon = toValidOutline(rawOutline);
    const { organizationId } = caller;
    await lockZones(tx, organizationId);
    const { id } = await insertZone(tx, {
      organizationId,
      name,
      colour,
      polygon: JSON.stringify(polygon),
      area: computeArea(polygon),
      createdAt: now(),
    });
    const zone = await getZone(tx, caller, id);
    await saveOverlaps(tx, zone);
    await recordEvent(tx, caller, zone, 'created', now(), diffFields({}, snapshotOf(zone)));
    return id;
  });

/** Locks the organization before the zone, in the same order as other transactions. */
async function lockAndGetZone(tx: Db, caller: Caller, id: string, seen: SeenRevision): Promise<ZoneRecord> {
  await lockZones(tx, (await getZone(tx, caller, id)).organizationId);
  if (!(await lockZone(tx, caller, id))) throw notFound();
  const zone = await getZone(tx, caller, id);
  await assertRevision(tx, caller, 'routeZone', zone, seen);
  return zone;
}

export const changeZone = (
  { db, now }: Deps,
  caller: Caller,
  id: string,
  changes: RouteZoneChanges,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const columns = toColumns(changes);
    const before = await lockAndGetZone(tx, caller, id, seen);
    if (Object.keys(columns).length > 0) await updateZone(tx, id, columns);
    const after = await getZone(tx, caller, id);
    const timelineChanges = diffFields<object>(snapshotOf(before), snapshotOf(after));
    if (Object.keys(timelineChanges).length === 0) return;
    await saveOverlaps(tx, after);
    await recordEvent(tx, caller, before, 'updated', now(), timelineChanges);
  });

/** @throws 409 when trips refer to the zone */
export const removeZone = ({ db, now }: Deps, caller: Caller, id: string, seen: SeenRevision) =>
  inTransaction(db, async (tx) => {
    const zone = await lockAndGetZone(tx, caller, id, seen);
    const error = inUseError(
      (await findZoneUsages(tx, id)).map(({ as, ...usage }) => ({ noun: as, ...usage })),
      'routeZoneInUse',
    );
    if (error) throw error;
    await deleteZone(tx, id);
    await recordEvent(tx, caller, zone, 'deleted', now(), { name: { from: zone.name, to: null } });
    return { id };
  });
