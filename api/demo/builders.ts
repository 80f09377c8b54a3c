import type { Db } from '../src/platform/database/database.ts';
import { apiKey } from './builders/api-key.ts';
import { contact } from './builders/contact.ts';
import { type Context, contextOf } from './builders/context.ts';
import { contract } from './builders/contract.ts';
import { epcEntry, epcPurchase } from './builders/epc.ts';
import {
  dictionaryEntry,
  driver,
  driverFile,
  serviceInterval,
  vehicle,
  vehicleDraft,
  vehicleFile,
  vehicleMeters,
  vehicleServices,
} from './builders/fleet.ts';
import { cargo, cargoType, orderType, vehicleType } from './builders/goods.ts';
import { inspection } from './builders/inspection.ts';
import { location } from './builders/location.ts';
import { operation } from './builders/operation.ts';
import { order } from './builders/order.ts';
import { orderTemplate } from './builders/order-template.ts';
import { organization, partnership } from './builders/organization.ts';
import { organizationChange } from './builders/organization-change.ts';
import { picture } from './builders/picture.ts';
import { plan } from './builders/plan.ts';
import { recurringOrder } from './builders/recurring-order.ts';
import { route } from './builders/route.ts';
import { routeZone } from './builders/route-zone.ts';
import { networkShare, unavailability, vehicleShare } from './builders/sharing.ts';
import { tender } from './builders/tender.ts';
import { trip } from './builders/trip-carrying.ts';
import { user } from './builders/user.ts';
import { workOrder } from './builders/work-order.ts';

const BUILDERS = {
  apiKey,
  organization,
  organizationChange,
  partnership,
  picture,
  user,
  contact,
  location,
  operation,
  contract,
  cargoType,
  vehicleType,
  cargo,
  orderType,
  vehicle,
  driver,
  driverFile,
  dictionaryEntry,
  serviceInterval,
  vehicleDraft,
  vehicleFile,
  vehicleMeters,
  vehicleServices,
  workOrder,
  inspection,
  vehicleShare,
  networkShare,
  unavailability,
  order,
  orderTemplate,
  recurringOrder,
  tender,
  trip,
  plan,
  route,
  routeZone,
  epcEntry,
  epcPurchase,
};

type BuilderTable = typeof BUILDERS;
type Bound<F> = F extends (context: Context, ...rest: infer R) => infer Result ? (...rest: R) => Result : never;
export type Builders = { [Noun in keyof BuilderTable]: Bound<BuilderTable[Noun]> };

/**
 * Real rows for tests and for the demo: every builder takes overrides, fills in the rest and returns the row.
 * `const build = createBuilders(db, now); const order = await build.order({ stage: 'validated' });`
 * @param now unix seconds
 */
export function createBuilders(db: Db, now: number, seed = 'given'): Builders {
  const context = contextOf(db, now, seed);
  const bind =
    (build: (context: Context, ...rest: never[]) => unknown) =>
    (...rest: never[]) =>
      build(context, ...rest);
  return Object.fromEntries(Object.entries(BUILDERS).map(([noun, build]) => [noun, bind(build)])) as Builders;
}
