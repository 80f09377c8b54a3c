import { given } from '../../demo/builders.ts';
import { TEST_NOW, testApp } from '../platform/testing/test-app.ts';

const portal = testApp();

test('the distance between points is estimated without a routing service', async () => {
  const as = portal.as(await given(portal.db, TEST_NOW).user());
  const distance = (points: string) => as.get(`/shared/geo/distance?points=${points}`);
  expect((await distance('0,0;0,1')).json()).toEqual({ distance: '144.553', estimated: true });
  expect((await distance('6.9,79.8')).json().fields).toHaveProperty('points.message', 'At least two points required');
  for (const wrong of ['', 'here;there', ',;0,0', '91,0;0,0', '0,0;0,181', '1,2,3;4,5']) expect((await distance(wrong)).statusCode).toBe(422);
  expect((await portal.as(null).get('/shared/geo/distance?points=0,0;0,1')).statusCode).toBe(401);
});
