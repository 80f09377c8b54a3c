import type { FastifyInstance } from 'fastify';
import type { Routing } from '../network/geo/routing.ts';
import type { MoveServer } from '../orders/order-hooks.ts';

/** What trips are saved and moved with; `routing` as `routingOf(app)` makes it. */
export type TripServer = MoveServer & Pick<FastifyInstance, 'db'> & { routing: Routing };
