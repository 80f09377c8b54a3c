import createFetchClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './v1.ts';

export { verifyWebhook, type RecordEvent, type WebhookMessage } from './webhooks.ts';
export type { components, paths } from './v1.ts';

type Schemas = components['schemas'];
export type Order = Schemas['Order'];
export type OrderInput = Schemas['CreateOrderInput'];
export type Trip = Schemas['Trip'];
export type ApiError = Schemas['Error'];

export type ClientOptions = {
  /** The portal's URL: `https://freight.example.com`. */
  baseUrl: string;
  /** `csg_…`, or an access token of `/api/oauth/token`. */
  apiKey: string;
  /** Instead of the global one. */
  fetch?: (request: Request) => Promise<Response>;
};

export type ConsignClient = Client<paths>;

/** Calls version 1 of the API: `const { data, error } = await client.GET('/api/v1/orders')`. */
export const createClient = ({ apiKey, ...options }: ClientOptions): ConsignClient =>
  createFetchClient<paths>({ ...options, headers: { authorization: `Bearer ${apiKey}` } });
