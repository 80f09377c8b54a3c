import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openEdiOffice } from './testing/edi-office.fixtures.ts';
import { toMessage, toTender } from './testing/load-tender.fixtures.ts';
import { listWritten } from './testing/tendered-order.fixtures.ts';

const portal = testApp();
afterEach(() => void (portal.clock.now = TEST_NOW));

async function setUp() {
  const { office, as, send } = await openEdiOffice(portal, 'application/edi-x12');
  let control = 905;
  const tender = (changes: Record<string, string | null> = {}) => {
    control += 1;
    return send(toMessage([toTender(office, changes)], { control: String(control) }));
  };
  const { sets } = await tender();
  const id = sets[0]?.order?.id ?? '';
  const get = async () => (await as.get(`/orders/${id}`)).json();
  const move = (stage: string) => as.patch(`/orders/${id}/stage`, { stage });
  return { office, as, tender, id, get, move };
}

test('changes the fields of a tender, and leaves the rest of the order unchanged', async () => {
  const { office, as, tender, id, get } = await setUp();
  await as.patch(`/orders/${id}`, { vehicleTypeIds: [office.vehicleType.id], isBackhaul: true });
  const changed = await tender({ B2A: 'B2A*04', NTE: 'NTE*GEN*Keep cold', AT8: 'AT8*G*K*1200*7' });
  expect(changed).toMatchObject({ state: 'accepted', sets: [{ order: { id }, problems: [] }] });
  expect(await get()).toMatchObject({
    description: 'Keep cold',
    cargoItems: [{ quantity: 7 }],
    vehicleTypes: [{ id: office.vehicleType.id }],
    isBackhaul: true,
  });
  await tender({ B2A: 'B2A*05', shipFrom: 'G62*37*20261121*I*0700' });
  expect(await get()).toMatchObject({ pickupFrom: Date.UTC(2026, 10, 21, 1, 30) / 1_000, description: 'Keep dry' });
  expect((await as.get('/orders/v2')).json().total).toBe(1);
});

test('rejects a change that the stage forbids, and executes it after reopening', async () => {
  const { as, tender, id, get, move } = await setUp();
  await move('pendingValidation');
  const refused = await tender({ B2A: 'B2A*04', NTE: 'NTE*GEN*Keep cold' });
  expect(refused).toMatchObject({
    state: 'rejected',
    sets: [
      { order: null, problems: [{ segment: 'B2A', element: 1, message: expect.stringMatching(/pendingValidation/) }] },
    ],
  });
  expect(refused.acknowledgement).toMatch(/AK3\*B2A\*\d+\*\*8~\nAK4\*1\*\*7~\nAK5\*R\*5/);
  await as.patch(`/orders/${id}/reopen`, {});
  const replayed = (await as.post(`/edi/messages/${refused.id}/replay`)).json();
  expect(replayed).toMatchObject({ state: 'accepted', sets: [{ order: { id } }] });
  expect((await get()).description).toBe('Keep cold');
  const wrong = await tender({ B2A: 'B2A*04', to: 'N1*ST*Nowhere' });
  expect(wrong.sets[0]?.problems).toMatchObject([{ segment: 'N1', element: 2 }]);
});

test('cancels an order without notifying its sender, and only its own', async () => {
  const { office, tender, get, as } = await setUp();
  expect((await tender({ B2A: 'B2A*01', B2: 'B2**SCAC**PO4712**PP' })).sets[0]?.problems).toMatchObject([
    { segment: 'B2', element: 4, message: 'No order was tendered as PO4712 before' },
  ]);
  const other = toMessage([toTender(office, { B2A: 'B2A*01' })], { control: '1' }).replaceAll('SHIPPER', 'STRANGE');
  const raw = portal.as(office.planner, { 'content-type': 'application/edi-x12' });
  expect((await raw.post('/edi/messages', other)).json().state).toBe('rejected');
  expect((await get()).stage).toBe('saved');
  expect((await tender({ B2A: 'B2A*01', contract: null, from: null, NTE: 'NTE*GEN*Sold elsewhere' })).state).toBe(
    'accepted',
  );
  expect((await get()).stage).toBe('cancelled');
  const { items } = (await as.get(`/orders/${(await get()).id}/timeline`)).json();
  expect(items).toContainEqual(expect.objectContaining({ event: 'cancel', reason: 'Sold elsewhere' }));
  expect(await listWritten(portal, office.planner)).toEqual([]);
  expect((await tender({ B2A: 'B2A*04' })).sets[0]?.problems).toMatchObject([{ segment: 'B2A', element: 1 }]);
});
