import { HOUR } from 'shared-contracts/values/time';
import { testApp } from '../../platform/testing/test-app.ts';
import { openDepot } from '../testing/depot.ts';

const portal = testApp();

test('counts trips by days of the time zone, also when clocks go back', async () => {
  const { organizationId, build, as } = await openDepot(portal);
  const toUnix = (text: string) => Date.parse(text) / 1_000;
  for (const pickAt of [
    '2026-10-24T21:59:59Z',
    '2026-10-24T22:00:00Z',
    '2026-10-25T22:59:59Z',
    '2026-10-25T23:00:00Z',
  ].map(toUnix))
    await build.trip({ organizationId, stage: 'saved', pickAt, dropAt: pickAt + HOUR });
  const countByDate = async (timeZone: string) =>
    (
      await as.get(
        `/v1/trips/count-by-date?from=${toUnix('2026-10-23T00:00:00Z')}&to=${toUnix('2026-10-27T00:00:00Z')}&timeZone=${timeZone}`,
      )
    )
      .json()
      .items.map(({ date, count }: { date: string; count: number }) => `${date} ${count}`);
  expect(await countByDate('Europe/Berlin')).toEqual(['2026-10-24 1', '2026-10-25 2', '2026-10-26 1']);
  expect(await countByDate('UTC')).toEqual(['2026-10-24 2', '2026-10-25 2']);
  expect((await as.get(`/v1/trips/count-by-date?from=0&to=1&timeZone=Nowhere`)).json().fields).toHaveProperty(
    ['timeZone', 'message'],
    'Invalid time zone',
  );
});
