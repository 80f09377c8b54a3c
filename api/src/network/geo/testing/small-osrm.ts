import type { RequestListener } from 'node:http';
import type { Point } from '../../../platform/geometry/great-circle.rules.ts';

type RoadBetween = (from: Point, to: Point) => { metres: number; seconds: number };

const toPoint = (pair: string): Point => {
  const [longitude = NaN, latitude = NaN] = pair.split(',').map(Number);
  return [latitude, longitude];
};

/** A small OSRM: answers requests for tables, also for parts of them, and for routes. */
export const smallOsrm =
  (roadBetween: RoadBetween): RequestListener =>
  (request, reply) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const points = (url.pathname.split('/').at(-1) ?? '').split(';').map(toPoint);
    const answer = (body: object) => {
      reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ code: 'Ok', ...body }));
    };
    if (url.pathname.startsWith('/route/')) {
      const legs = points.slice(1).map((to, i) => roadBetween(points[i] as Point, to));
      return answer({ routes: [{ distance: legs.reduce((sum, { metres }) => sum + metres, 0) }] });
    }
    const listSide = (side: 'sources' | 'destinations') =>
      url.searchParams
        .get(side)
        ?.split(';')
        .map((i) => points[Number(i)] as Point) ?? points;
    const roads = listSide('sources').map((from) => listSide('destinations').map((to) => roadBetween(from, to)));
    return answer({
      distances: roads.map((row) => row.map(({ metres }) => metres)),
      durations: roads.map((row) => row.map(({ seconds }) => seconds)),
    });
  };
