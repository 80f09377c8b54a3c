import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId } from 'shared-contracts/common';
import { Location, LocationPage, LocationQuery } from 'shared-contracts/network';
import { OR_FILLS_IN_ORDERS } from '../orders/order-form.rules.ts';
import { notFound } from '../platform/errors.ts';
import { callerOf, needs } from '../platform/needs.ts';
import { findLocation, listLocations } from './locations.store.ts';

/** The menu shows locations to these types of organization only. */
const READS_LOCATIONS = needs('location', 'read', { organizationTypes: ['4pl', '3pl', '1pl'], ...OR_FILLS_IN_ORDERS });

type Row = NonNullable<Awaited<ReturnType<typeof findLocation>>>;

function present({ buildingNumber, apartmentNumber, street1, street2, city, state, zip, ...location }: Row) {
  const house = [buildingNumber, apartmentNumber].filter(Boolean).join('/');
  const address = [`${house} ${street1}`.trim(), street2, `${zip} ${city}`.trim(), state].filter(Boolean).join(', ');
  return { ...location, city, address };
}

export const locationRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/locations', { ...READS_LOCATIONS, schema: { querystring: LocationQuery, response: { 200: LocationPage } } },
    async (request) => {
      const { items, ...range } = await listLocations(app.db, callerOf(request), request.query);
      const locations = items.map(present);
      return { ...range, items: request.query.withContacts ? locations : locations.map(({ contacts: _contacts, ...location }) => location) };
    });

  app.get('/locations/:id', { ...READS_LOCATIONS, schema: { params: byId, response: { 200: Location } } },
    async (request) => {
      const row = await findLocation(app.db, callerOf(request), request.params.id);
      if (!row) throw notFound();
      return present(row);
    });
};
