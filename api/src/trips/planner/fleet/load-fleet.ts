import type { DrivingSettings, FleetSettings } from 'shared-contracts/trips/planner';
import { holdsLicenceClass } from 'shared-contracts/values/fleet/licence-classes';
import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import type { Db } from '../../../platform/database/database.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { findAssignmentRules } from '../../assignment-rules/assignment-rules.store.ts';
import { findDriverHoursRules } from '../../driver-hours/driver-hours-rules.store.ts';
import { listDrives } from '../../driver-hours/find-driver-hours.ts';
import type { PlannableType } from '../planner.store.ts';
import type { FleetTask, FleetUse, FleetVehicle } from './fleet.rules.ts';
import {
  findHome,
  type FleetRow,
  type FleetScope,
  listFleetRows,
  listFleetTrips,
  listSpareDrivers,
  toPoint,
} from './fleet.store.ts';
import { pairSpareDrivers } from './spare-drivers.rules.ts';
import type { DriverWeek } from './week.rules.ts';
import type { Fleet } from './plan-for-fleet.ts';

/** Trips of a plan may end after the last pickup by so much. */
const LOOK_AHEAD = 14 * DAY;

type Times = { from: number; to: number | null };
const toUse = ({ from, to }: Times, span: FleetScope['span']): FleetUse => ({
  fromAt: from,
  toAt: to ?? Math.max(from, span.toAt),
  from: null,
  to: null,
  isWork: false,
});

/**
 * Times in which a vehicle isn't available to the organization: an own one while it is shared, a partner's one while
 * it is not.
 */
function listForeignTimes(
  { organizationId: owner, shares }: FleetRow,
  { organizationId, span }: FleetScope,
): FleetUse[] {
  if (owner === organizationId) return shares.map((share) => toUse(share, span));
  const times: FleetUse[] = [];
  let reached = span.fromAt;
  for (const { from, to } of shares.filter(({ partner }) => partner === organizationId)) {
    if (from > reached) times.push(toUse({ from: reached, to: from }, span));
    reached = Math.max(reached, to ?? span.toAt);
  }
  return reached < span.toAt ? [...times, toUse({ from: reached, to: span.toAt }, span)] : times;
}

/** The vehicles that the organization can use until some time after the last pickup, as they are now. */
export async function loadFleet(
  db: Db,
  { organizationId, now, until }: { organizationId: string; now: number; until: number },
  { homeId, maxShiftMinutes, isOpenEnd, usesSpareDrivers }: FleetSettings,
  {
    driving,
    types,
    tasks = [],
  }: { driving: DrivingSettings; types: readonly PlannableType[]; tasks?: readonly FleetTask[] },
): Promise<Fleet> {
  const commonHome = homeId === null ? null : await findHome(db, organizationId, homeId);
  if (homeId !== null && !commonHome) throw invalidField('fleet.homeId', 'notFound', 'Location not found');
  const scope: FleetScope = { organizationId, now, span: { fromAt: now, toAt: Math.max(until, now) + LOOK_AHEAD } };
  // Types of several organizations are the same if they have the same name.
  const typeIds = new Map(types.map(({ id, name }) => [name.toLowerCase(), id]));
  const usable = (await listFleetRows(db, scope)).filter(({ type }) => typeIds.has(type.toLowerCase()));
  const spare = usesSpareDrivers ? await listSpareDrivers(db, scope) : [];
  const trips = await listFleetTrips(
    db,
    scope,
    usable.map(({ id }) => id),
    [...usable.flatMap(({ driver }) => driver ?? []), ...spare].map(({ id }) => id),
  );
  const blocksClass = (await findAssignmentRules(db, organizationId)).licenceClass === 'block';
  const lacksClass = ({ neededClass }: FleetRow, { classes }: { classes: readonly string[] }) =>
    blocksClass && !holdsLicenceClass(classes, neededClass);
  const rows = pairSpareDrivers(usable, spare, {
    bookings: [...trips, ...tasks],
    organizationId,
    mayDrive: (vehicle, driver) => !lacksClass(vehicle, driver),
  });
  const hours = await findDriverHoursRules(db, organizationId);
  const drives = await listDrives(
    db,
    rows.flatMap(({ driver }) => driver?.id ?? []),
    scope.span,
    hours,
  );
  const toWeek = (driverId: string, vehicleId: string): DriverWeek | null =>
    hours.maxWeekMinutes === null
      ? null
      : {
          most: hours.maxWeekMinutes * MINUTE,
          drives: [
            ...(drives.get(driverId) ?? []),
            ...tasks
              .filter((task) => (task.driverId === null ? task.vehicleId === vehicleId : task.driverId === driverId))
              .flatMap((task) => task.drives ?? []),
          ],
        };
  return {
    settings: {
      maxShift: maxShiftMinutes * MINUTE,
      rest: {
        driveBeforeRest: driving.restAfterMinutes === null ? Infinity : driving.restAfterMinutes * MINUTE,
        restLength: driving.restMinutes * MINUTE,
      },
    },
    vehicles: rows.map((row): FleetVehicle => {
      const { driver } = row;
      const isOwn = row.organizationId === organizationId;
      // Partners disclose the positions of their vehicles only while they share them.
      const position = isOwn ? row.position : null;
      const home = toPoint(isOwn ? row.home : null) ?? commonHome;
      const booked = [...trips, ...tasks].filter(
        ({ vehicleId, driverId }) => vehicleId === row.id || (driver && driverId === driver.id),
      );
      return {
        id: row.id,
        name: row.registrationPlate,
        typeId: typeIds.get(row.type.toLowerCase()) as string,
        temperature: row.temperature,
        space: row.effectiveSpace,
        weight: row.maxCarryWeight,
        palletPlaces: row.palletPlaces,
        loadingMeters: row.loadingMeters,
        cargoTypeIds: row.cargoTypes.map(({ id }) => id),
        driver: driver && {
          id: driver.id,
          name: driver.name,
          isBlocked: driver.blocked,
          licenseExpiresAt: driver.licence,
          lacksClass: lacksClass(row, driver),
          maxShift: driver.hours === null ? null : driver.hours * HOUR,
          week: toWeek(driver.id, row.id),
        },
        place: toPoint(position) ?? home,
        home: isOpenEnd ? null : home,
        fixedCost: isOwn ? Number(row.fixedCost ?? 0) : 0,
        kmCost: isOwn && row.kmCost !== null ? Number(row.kmCost) : null,
        uses: [
          ...booked.map(({ fromAt, toAt, from, to }) => ({ fromAt, toAt, from, to, isWork: true })),
          ...row.unavailabilities.map((period) => toUse(period, scope.span)),
          ...listForeignTimes(row, scope),
        ],
      };
    }),
  };
}
