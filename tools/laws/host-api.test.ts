import { surface } from '../build/surface.ts';
import type { Surface } from '../build/surface.rules.ts';
import { hostApi } from '../webpack/shared.ts';
import { hostApiFindings, writtenHostApi } from './host-api.ts';

let now: Surface;
beforeAll(async () => {
  now = await surface();
});

const SLOTS = 'shared-ui/src/area/slots.tsx#Slots';
const changed = (key: string, member: string, text?: string): Surface => {
  const { [member]: _before, ...others } = now.declarations[key]?.members ?? {};
  const declared = { ...now.declarations[key]!, members: text === undefined ? others : { ...others, [member]: text } };
  return { ...now, declarations: { ...now.declarations, [key]: declared } };
};
const foundIn = (after: Surface, version = '1.9.0') =>
  hostApiFindings({ hostApi: '1.0.0', surface: now }, { version, surface: after });

test('shared modules stay compatible with the recorded host API (else: node tools/laws/host-api.ts)', () => {
  expect(hostApiFindings(writtenHostApi(), { version: hostApi(), surface: now })).toEqual([]);
});

test('another type of a slot, of a prop, and a name that is gone are reported, unless the host API is another', () => {
  const slot = changed(SLOTS, 'order.proofs', "'order.proofs': { orderId: number; }");
  expect(foundIn(slot)).toEqual([
    expect.stringMatching(/^shared-ui\/area: order\.proofs of Slots was .*orderId: string.*, and is .*orderId: number/),
  ]);
  expect(foundIn(slot, '2.0.0')).toEqual([]);
  expect(foundIn(changed(SLOTS, 'trip.proofs'))).toEqual(['shared-ui/area: Slots has no trip.proofs any more']);
  const column = now.modules['shared-ui/list']!['Column']!;
  expect(foundIn(changed(column, 'header', 'header: string'))).toContainEqual(
    'shared-ui/list: header of Column was header: MessageDescriptor, and is header: string',
  );
  expect(foundIn(changed(column, 'tone', 'tone: string'))).toContainEqual('shared-ui/list: Column demands tone');
  const { SearchFilter: _gone, ...others } = now.modules['shared-ui/list']!;
  expect(foundIn({ ...now, modules: { ...now.modules, 'shared-ui/list': others } })).toEqual([
    'shared-ui/list has no SearchFilter',
  ]);
});

test('what may be left out, another slot and another module harm nobody', () => {
  expect(foundIn(changed(now.modules['shared-ui/list']!['Column']!, 'tone', 'tone?: string'))).toEqual([]);
  expect(foundIn(changed(SLOTS, 'order.lead', "'order.lead': { orderId: string; }"))).toEqual([]);
  expect(foundIn({ ...now, modules: { ...now.modules, 'shared-ui/more': { More: SLOTS } } })).toEqual([]);
});
