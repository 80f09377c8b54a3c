import { createLimit } from './speed-limit.rules.ts';

const VAN = 'van';
const place = (latitude: number) => ({ latitude, longitude: 80 });
const zone = (latitude: number, limit: number) => ({
  ...place(latitude),
  geofenceRadius: 500,
  geofencePolygon: null,
  limit,
});

test.each([
  ['as usual', {}, [], 0, 80],
  ['of its type', { typeLimits: [{ vehicleTypeId: VAN, limit: 70 }] }, [], 0, 70],
  ['as usual for other types', { typeLimits: [{ vehicleTypeId: 'bus', limit: 60 }] }, [], 0, 80],
  ['above the usual one for its type', { typeLimits: [{ vehicleTypeId: VAN, limit: 100 }] }, [zone(0, 90)], 0, 90],
  ['of the zone', {}, [zone(0, 30)], 0, 30],
  ['as usual outside of zones', {}, [zone(1, 30)], 0, 80],
  ['the lowest of two zones', {}, [zone(0, 50), zone(0, 30), zone(0, 40)], 0, 30],
  ['not above the usual one in a zone', {}, [zone(0, 80), zone(0, 110)], 0, 80],
  ['of the zone that it is in', {}, [zone(1, 20), zone(0, 50)], 0, 50],
])('the limit is %s', (_case, limits, zones, latitude, limit) => {
  expect(createLimit(80, limits, VAN, zones)(place(latitude))).toBe(limit);
});
