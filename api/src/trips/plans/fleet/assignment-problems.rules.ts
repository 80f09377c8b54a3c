import type { AssignmentRules } from 'shared-contracts/trips/assignment-rules';
import type { PlanProblem } from 'shared-contracts/trips/plans/plan-trips';
import type { PlanProblemCode } from 'shared-contracts/values/trips/planning-desk';
import type { VehicleProblem } from 'shared-contracts/values/trips/trip-stages';
import { doPeriodsOverlap, type Period } from '../../../fleet/public.ts';
import { driverProblems, vehicleProblems } from '../../candidates/fitness.rules.ts';
import type { HoursProblem } from '../../driver-hours/driver-hours.rules.ts';
import type { DeskDriver } from './desk-drivers.store.ts';
import type { DeskVehicle } from './desk-vehicles.store.ts';
import type { Occupation } from './occupations.store.ts';

type Span = { fromAt: number; toAt: number };
/** A trip that uses a vehicle or a driver: a created one with its number, or another one of the plan. */
type Use = {
  period: Period;
  isPlanned: boolean;
  isFirst: boolean;
  /** Whether it has started. */
  isRunning: boolean;
  label: string | number | null;
};

type Params = PlanProblem['params'];
export const planProblem = (
  code: PlanProblemCode,
  blocks: boolean,
  params: Params = {},
  about: Partial<Pick<PlanProblem, 'orderId' | 'stop'>> = {},
): PlanProblem => ({ code, blocks, orderId: null, stop: null, params, ...about });

/** Whether consecutive periods cover a span. */
function covers(periods: readonly Period[], { fromAt, toAt }: Span): boolean {
  let reached = fromAt;
  for (const period of periods.toSorted((a, b) => a.fromAt - b.fromAt)) {
    if (period.fromAt > reached) return false;
    reached = Math.max(reached, period.toAt ?? Infinity);
  }
  return reached >= toAt;
}

const overlapping = <Value extends Period>(periods: readonly Value[], span: Span) =>
  periods.filter((period) => doPeriodsOverlap(period, span));

/** `to` of an open end is left out. */
const spanParams = ({ fromAt, toAt }: Period): Params => ({ from: fromAt, ...(toAt !== null && { to: toAt }) });

function useParams({ period, isPlanned, label }: Use): Params {
  if (label === null) return spanParams(period);
  return { ...spanParams(period), ...(isPlanned ? { planTrip: label } : { trip: label }) };
}

/** Two trips of a plan exclude each other, but the first of them can be created. */
const busyProblem = (
  code: 'vehicleBusy' | 'driverBusy',
  name: Params,
  uses: readonly Use[],
  canBlock: boolean,
): PlanProblem[] =>
  uses.map((use) => planProblem(code, canBlock && !(use.isPlanned && use.isFirst), { ...name, ...useParams(use) }));

const CODES: Partial<Record<VehicleProblem, PlanProblemCode>> = {
  inactive: 'vehicleNotUsable',
  sharedAway: 'vehicleNotUsable',
  notShared: 'vehicleNotUsable',
  documentExpired: 'documentExpired',
  serviceExpired: 'serviceExpired',
};

/** The assignment problems of a vehicle, except load and other trips, which are checked separately. */
export function findVehicleProblems(
  vehicle: DeskVehicle | undefined,
  span: Span,
  organizationId: string,
  uses: readonly Use[],
  rules: AssignmentRules,
): PlanProblem[] {
  if (!vehicle) return [planProblem('vehicleNotUsable', true)];
  const name = { vehicle: vehicle.registrationPlate };
  const shares = overlapping(vehicle.shares, span);
  const before = (entries: readonly { at: number }[]) => entries.filter(({ at }) => at < span.toAt);
  const [document] = before(vehicle.documents) as typeof vehicle.documents;
  const [service] = before(vehicle.services) as typeof vehicle.services;
  const problems = vehicleProblems(
    {
      isActive: vehicle.isActive,
      isOwn: vehicle.isOwn,
      isSharedAway: shares.length > 0,
      isSharedIn: covers(
        shares.filter(({ partnerId }) => partnerId === organizationId),
        span,
      ),
      busy: null,
      unavailable: null,
      type: vehicle.type,
      effectiveSpace: vehicle.effectiveSpace,
      maxCarryWeight: vehicle.maxCarryWeight,
      document: document ?? null,
      service: service ?? null,
    },
    null,
    null,
    rules,
  );
  return [
    ...problems.flatMap(({ code, blocks, note, at }) => {
      const planCode = CODES[code];
      if (!planCode) return [];
      const params: Params = {
        ...name,
        ...(code === 'documentExpired' && { document: note ?? '' }),
        ...(code === 'serviceExpired' && { service: note ?? '' }),
        ...(at !== null && { at }),
      };
      return [planProblem(planCode, blocks, params)];
    }),
    ...overlapping(vehicle.unavailabilities, span).map(({ reason, ...period }) =>
      planProblem('vehicleUnavailable', true, { ...name, ...spanParams(period), reason: reason ?? '' }),
    ),
    ...busyProblem('vehicleBusy', name, uses, true),
  ];
}

export function findDriverProblems(
  driver: DeskDriver | undefined,
  span: Span,
  uses: readonly Use[],
  rules: AssignmentRules,
  { hours, vehicle }: { hours: readonly HoursProblem[]; vehicle: DeskVehicle | undefined },
): PlanProblem[] {
  if (!driver) return [planProblem('driverNotUsable', true)];
  const neededClass = vehicle?.neededClass ?? null;
  const name = { driver: driver.name };
  const codes = {
    blocked: 'driverNotUsable',
    licenceMissing: 'licenceMissing',
    licenceExpired: 'licenceExpired',
    licenceClass: 'licenceClass',
    healthReportExpired: 'healthReportExpired',
    shiftHours: 'shiftHours',
    weekHours: 'weekHours',
    busy: 'driverBusy',
    running: 'driverBusy',
  } as const;
  return [
    ...driverProblems({ ...driver, neededClass, busy: null, hours: [] }, span.toAt, rules).map(({ code, blocks, at }) =>
      planProblem(codes[code], blocks, {
        ...name,
        ...(at !== null && { at }),
        ...(code === 'licenceClass' && { vehicle: vehicle?.registrationPlate ?? '', class: neededClass ?? '' }),
      }),
    ),
    ...hours.map(({ code, ...driven }) => planProblem(code, rules.driverHours === 'block', { ...name, ...driven })),
    ...uses.flatMap((use) =>
      busyProblem('driverBusy', name, [use], rules[use.isRunning ? 'driverRunning' : 'driverBusy'] === 'block'),
    ),
  ];
}

type Assigned = { vehicleId: string | null; driverId: string | null };
type PlannedUse = Assigned & { id: string; number: number; span: Span; createdTripId: string | null };

/** Looks up which other trips take the vehicle or driver of a trip of the plan at its time. */
export function createUses(occupations: readonly Occupation[], planned: readonly PlannedUse[]) {
  const open = planned.filter(({ createdTripId }) => createdTripId === null);
  const index = (of: 'vehicleId' | 'driverId') => ({
    booked: Map.groupBy(occupations, (occupation) => occupation[of]),
    planned: Map.groupBy(open, (trip) => trip[of]),
  });
  const indexes = { vehicleId: index('vehicleId'), driverId: index('driverId') };
  const isEarlier = (a: PlannedUse, b: PlannedUse) =>
    a.span.fromAt < b.span.fromAt || (a.span.fromAt === b.span.fromAt && a.number < b.number);
  return (trip: PlannedUse, of: 'vehicleId' | 'driverId'): Use[] => {
    const key = trip[of];
    if (key === null) return [];
    const booked = (indexes[of].booked.get(key) ?? []).filter(({ period }) => doPeriodsOverlap(period, trip.span));
    const others = (indexes[of].planned.get(key) ?? []).filter(
      (other) => other.id !== trip.id && doPeriodsOverlap(other.span, trip.span),
    );
    return [
      ...booked.map(({ period, number, isRunning }) => ({
        period,
        isRunning,
        isPlanned: false,
        isFirst: false,
        label: number,
      })),
      ...others.map((other) => ({
        period: other.span,
        isPlanned: true,
        isRunning: false,
        isFirst: isEarlier(trip, other),
        label: other.number,
      })),
    ];
  };
}
