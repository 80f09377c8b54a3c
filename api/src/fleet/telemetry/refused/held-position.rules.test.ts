import { countExcess } from './held-position.rules.ts';

const device = (name: string, held: number, added: number, organizationId = 'A') => ({
  device: name,
  organizationId,
  held,
  added,
});
const limits = { perDevice: 10, perOrganization: 25 };

test.each([
  ['a device with room', [device('T1', 4, 6)], { A: 4 }, [0]],
  ['a full device', [device('T1', 10, 3)], { A: 10 }, [3]],
  ['an organization that becomes full by two devices', [device('T1', 8, 2), device('T2', 0, 7)], { A: 18 }, [0, 2]],
  ['a new device of a full organization', [device('T9', 0, 2)], { A: 25 }, [2]],
  ['two organizations', [device('T1', 0, 5), device('T1', 0, 5, 'B')], { A: 25, B: 0 }, [5, 0]],
])('removes the excess of %s', (_, devices, totals, expected) => {
  const excess = countExcess(devices, new Map(Object.entries(totals)), limits).map((item) => item.excess);
  expect(excess).toEqual(expected);
});
