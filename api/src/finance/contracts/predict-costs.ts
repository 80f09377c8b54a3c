import { Money } from 'shared-contracts/common';
import type { ContractTerms, ServiceRate } from 'shared-contracts/finance/contract-terms';
import { calculateRoutes, findRoutePoints, findStopPlaces, type Routing } from '../../network/public.ts';
import type { PricedJourney } from '../../orders/public.ts';
import type { Db } from '../../platform/database/database.ts';
import { serviceDates } from '../rating/day-rates.rules.ts';
import { predictCost } from '../rating/predicted-cost.rules.ts';
import { termsInForce } from './contracts.store.ts';

/** From the mileage calculation location to the first pickup. */
const approachOf = ({ mileageCalculationLocationId: start }: ContractTerms, { from }: PricedJourney) =>
  start === null ? [] : [start, from];

/** The local dates of the stops, for journeys whose cost depends on the day. */
async function findDates(
  db: Db,
  terms: readonly ContractTerms[],
  journeys: readonly PricedJourney[],
): Promise<string[][]> {
  const visits = journeys.map(({ stops = [] }, i) => (terms[i]?.dayRates ? stops : []));
  const places = await findStopPlaces(
    db,
    visits.flat().map(({ locationId }) => locationId),
  );
  const zones = new Map(visits.flat().map((visit, i) => [visit, places[i]?.openingHours?.timeZone ?? null]));
  return visits.map((stops, i) =>
    serviceDates(
      stops.map((stop) => ({
        what: 'loading',
        windowFrom: stop.at,
        arrivedAt: null,
        departedAt: null,
        timeZone: zones.get(stop) ?? null,
      })),
      terms[i]?.dayRates?.timeZone ?? 'UTC',
    ),
  );
}

/**
 * Predicted costs in each contract's base currency, in six queries. Null: no rate applies.
 * @throws for an unknown contract
 */
export async function predictCosts(
  db: Db,
  routing: Routing,
  journeys: readonly PricedJourney[],
): Promise<(string | null)[]> {
  const terms = await termsInForce(
    db,
    journeys.map(({ contractId, at = null }) => ({ contractId, at })),
  );
  const approaches = await calculateRoutes(
    routing,
    await findRoutePoints(
      db,
      journeys.map((journey, i) => (terms[i] ? approachOf(terms[i], journey) : [])),
    ),
  );
  const dates = await findDates(db, terms, journeys);
  return journeys.map(({ from, to, distance, isBackhaul, services }, i) => {
    const [found, approach] = [terms[i], approaches[i]];
    const journey = {
      fromLocationId: from.toLowerCase(),
      toLocationId: to.toLowerCase(),
      isBackhaul,
      estimatedDistance: distance,
      approachDistance: approach?.distance ?? null,
      dates: dates[i] ?? [],
      services: services ?? [],
    };
    return (found && Money.safeParse(predictCost(found, journey)).data) ?? null;
  });
}

/** The services that a contract offers by its terms in force. */
export async function servicesOf(db: Db, contractId: string, at: number | null): Promise<ServiceRate[]> {
  const [terms] = await termsInForce(db, [{ contractId, at }]);
  return terms?.services ?? [];
}
