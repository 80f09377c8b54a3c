import type { EdifactSegment } from './edifact.rules.ts';
import { expectedEdifactSource, readTransportOrder } from './transport-order.rules.ts';

const toSegment = (line: string, i: number): EdifactSegment => {
  const [id = '', ...parts] = line.split('+');
  const components = parts.map((part) => part.split(':'));
  return { id, components, elements: components.map(([first = '']) => first), position: i + 1 };
};
const read = (...lines: string[]) =>
  readTransportOrder({ code: 'IFTMIN', controlNumber: '1', segments: lines.map(toSegment) });
const cellOf = (title: string, lines: readonly string[]) => {
  const order = read(...lines);
  const { segment, position, element } = order.sources[title] ?? {};
  return title in order.cells ? `${order.cells[title]} (${segment} ${position}-${element})` : null;
};

test.each<[title: string, expected: string | null, ...lines: string[]]>([
  ['Reference', 'PO4711 (BGM 2-2)', 'UNH+1', 'BGM+610+PO4711+9'],
  ['Reference', ' (BGM 1-2)', 'BGM'],
  ['Reference', null, 'UNH+1+PO4711'],
  ['Partner', 'Harvest (NAD 2-4)', 'NAD+CZ+++Port', 'NAD+CA+++Harvest:x'],
  ['Partner', 'Harvest (NAD 1-3)', 'NAD+CA+5412::9+Harvest:Main street 1'],
  ['Partner', '5412 (NAD 1-2)', 'NAD+CA+5412::9'],
  ['Partner', ' (NAD 1-4)', 'NAD+CA'],
  ['Partner', null, 'NAD+CB+++Harvest', 'RFF+CA+++Harvest'],
  ['Contract', 'C-7 (RFF 2-1)', 'RFF+FF:x', 'RFF+CT:C-7'],
  ['Order type', 'FTL (FTX 2-4)', 'FTX+ZZZ+++Operation:x', 'FTX+ZZZ+++Order type:FTL'],
  ['Operation', 'Export (FTX 2-4)', 'FTX+AAI+++OPERATION:x', 'FTX+ZZZ+++OPERATION:Export'],
  ['Operation', null, 'FTX+ZZZ+++EXPORT:x'],
  ['Description', 'Keep dry (FTX 2-4)', 'FTX+ZZZ+++x', 'FTX+AAI+++Keep dry'],
  ['Description', 'Keep dry at 5 °C and dark (FTX 1-4)', 'FTX+AAI+++Keep dry:at 5 °C', 'FTX+AAI+++:and dark'],
  ['Pickup from', '2026-12-01 08:05 (DTM 1-1)', 'DTM+234:202612010805:203'],
  ['Pickup from', '2026-12-01 08:05 UTC (DTM 1-1)', 'DTM+234:202612010805UTC:303'],
  ['Pickup from', '2026-12-01 13:35 UTC (DTM 1-1)', 'DTM+234:202612010805-0530:205'],
  ['Pickup from', '2026-12-01 08:05 XYZ (DTM 1-1)', 'DTM+234:202612010805XYZ:303'],
  ['Pickup to', '2026-12-01 09:00 (DTM 2-1)', 'DTM+10:202611300900:203', 'DTM+200:202612010900:203'],
  ['Pickup to', null, 'DTM+234:202612010900:203', 'DTM+200:202612010900:203'],
  ['Delivery from', '2026-12-01 00:00 (DTM 2-1)', 'DTM+17:20261202:102', 'DTM+2:20261201:102'],
  ['Delivery to', '2026-12-01 23:59 (DTM 1-1)', 'DTM+2:20261201:102'],
  ['Pickup to', '2026-12-01 23:59 (DTM 2-1)', 'DTM+234:20261130:102', 'DTM+235:20261201:102'],
  ['Delivery from', '2026-12-01 00:00 (DTM 1-1)', 'DTM+64:2026120108:102'],
  ['Delivery to', 'x202612010805 (DTM 1-1)', 'DTM+63:x202612010805'],
  ['Delivery to', 'soon (DTM 1-1)', 'DTM+63:soon'],
  ['Delivery to', null, 'DTX+63:20261201', 'DTM+65:20261201'],
  ['Stops', 'Port;Kandy (NAD 3-4)', 'NAD+CZ+++x', 'NAD+CN+++y', 'NAD+PW+++Port', 'NAD+DP+++Kandy'],
  ['Stops', 'Port;Pier;Kandy (NAD 2-4)', 'NAD+ST+++Kandy', 'NAD+SF+++Port', 'NAD+SF+++Pier', 'NAD+CZ+++x'],
  ['Stops', 'Port;Kandy (NAD 1-4)', 'NAD+CZ+++Port', 'NAD+CN+++Kandy', 'RFF+PW', 'RFF+DP'],
  ['Stops', '5412;Kandy (NAD 1-2)', 'NAD+CZ+5412::9', 'NAD+CN++Kandy:Main street'],
  ['Stops', 'Kandy (NAD 1-4)', 'NAD+CN+++Kandy'],
  ['Stops', null, 'NAD+CA+++Harvest', 'NAD'],
  ['Cargo', 'Tea,3;Rice,4 (FTX 2-4)', 'GID+1+3', 'FTX+AAA+++Tea', 'GID+2+4', 'FTX+AAI+++x', 'FTX+AAA+++Rice'],
  ['Cargo', ',3;Rice,4 (GID 1-2)', 'GID+1+3', 'GID+2+4', 'FTX+AAA+++Rice'],
  ['Cargo', ',3 (GID 2-2)', 'FTX+AAA+++Tea', 'GID+1+3', 'FTX+AAI+++Tea', 'RFF+AAA+++Tea'],
  ['Cargo', 'Tea, (FTX 2-4)', 'GID', 'FTX+AAA+++Tea', 'FTX+AAA+++Rice'],
  ['Cargo', null, 'FTX+AAA+++Tea'],
])('%s is %s of %s %s %s %s %s', (title, expected, ...lines) => expect(cellOf(title, lines)).toBe(expected));

test('has no cells for what is missing', () => expect(read('UNH+1')).toEqual({ cells: {}, sources: {} }));

test.each([
  ['Reference', 'BGM', null],
  ['Partner', 'NAD', 4],
  ['Contract', 'RFF', 1],
  ['Order type', 'FTX', 4],
  ['Pickup from', 'DTM', null],
  ['Delivery to', 'DTM', null],
  ['Stops', 'NAD', null],
  ['Cargo', 'GID', null],
  ['Number', 'UNH', null],
])('a missing %s is expected in %s', (title, segment, element) =>
  expect(expectedEdifactSource(title)).toEqual({ segment, position: null, element }),
);
