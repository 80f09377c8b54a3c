import type { FindSetupSteps } from '../../identity/public.ts';

/** Whether an organization has a location, and an order that it created or received. */
export const findSetupSteps: FindSetupSteps = (db, organizationId) =>
  db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(selectFrom('locations').select('locations.id').where('locations.organizationId', '=', organizationId)).as(
        'location',
      ),
      exists(
        selectFrom('orders')
          .select('orders.id')
          .where(({ or, and, eb }) =>
            or([
              eb('orders.organizationId', '=', organizationId),
              and([eb('orders.partnerId', '=', organizationId), eb('orders.validatedAt', 'is not', null)]),
            ]),
          ),
      ).as('order'),
    ])
    .executeTakeFirstOrThrow()
    .then(({ location, order }) => ({ location: Boolean(location), order: Boolean(order) }));
