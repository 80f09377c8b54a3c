import Fastify from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { validatorCompiler } from '../http/validation.ts';
import type { PublicCall } from './public-call.ts';
import { registerPublicApi } from './register-public-api.ts';

const PARCEL: PublicCall = {
  call: 'GET /parcels/v2',
  path: '/parcels',
  operationId: 'listParcels',
  group: 'Parcels',
  summary: 'List parcels',
  schema: 'Parcel',
  omit: ['actions'],
};

async function startApp(call: PublicCall) {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(
    async (api) => {
      registerPublicApi(api, { prefix: '/v9', title: 'Test', description: '', calls: [call], examples: {} });
      const Parcel = z.object({ id: z.string(), actions: z.array(z.string()) });
      const schema = { response: { 200: z.object({ items: z.array(Parcel) }) } };
      api.get('/parcels/v2', { schema }, async () => ({ items: [{ id: '1', actions: ['edit'] }] }));
    },
    { prefix: '/api' },
  );
  return app;
}

test('serves a route a second time, without the fields of the portal', async () => {
  const app = await startApp(PARCEL);
  expect((await app.inject('/api/parcels/v2')).json()).toEqual({ items: [{ id: '1', actions: ['edit'] }] });
  const reply = await app.inject('/api/v9/parcels');
  expect([reply.json(), reply.headers['sunset']]).toEqual([{ items: [{ id: '1' }] }, undefined]);
});

test('returns when a call ends, and its replacement', async () => {
  const deprecated = { since: '2027-01-01', sunset: '2028-01-31', instead: '/shipments' };
  const app = await startApp({ ...PARCEL, schema: 'OldParcel', deprecated });
  expect((await app.inject('/api/v9/parcels')).headers).toMatchObject({
    deprecation: '@1798761600',
    sunset: 'Mon, 31 Jan 2028 00:00:00 GMT',
    link: '</api/v9/shipments>; rel="successor-version"',
  });
  expect((await app.inject('/api/parcels/v2')).headers['deprecation']).toBeUndefined();
});
