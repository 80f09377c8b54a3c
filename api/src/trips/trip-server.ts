import type { FastifyInstance } from 'fastify';
import type { Routing } from '../geo/routing.ts';
import type { MoveServer } from '../orders/order-hooks.ts';

/** What trips are saved and moved with; `routing` as `routingOf(app)` makes it. */
export type TripServer = MoveServer & Pick<FastifyInstance, 'db'> & { routing: Routing };
