import { expectedSource, readLoadTender } from './load-tender.rules.ts';

const read = (...lines: string[]) =>
  readLoadTender({
    code: '204',
    controlNumber: '1',
    segments: lines.map((line, i) => {
      const [id = '', ...elements] = line.split('*');
      return { id, elements, position: i + 1 };
    }),
  });
const cellOf = (title: string, lines: readonly string[]) => {
  const tender = read(...lines);
  const { segment, position, element } = tender.sources[title] ?? {};
  return title in tender.cells ? `${tender.cells[title]} (${segment} ${position}-${element})` : null;
};

test.each<[title: string, expected: string | null, ...lines: string[]]>([
  ['Reference', 'PO4711 (B2 2-4)', 'B1*x', 'B2**SCAC**PO4711', 'B2**SCAC**PO4712'],
  ['Reference', ' (B2 1-4)', 'B2**SCAC'],
  ['Reference', null, 'B1**SCAC**PO4711'],
  ['Partner', 'Harvest (N1 2-2)', 'N1*SF*Port', 'N1*CA*Harvest'],
  ['Partner', 'Harvest (N1 1-2)', 'N1*ca*Harvest'],
  ['Partner', null, 'N1*BT*Harvest', 'N2*CA*Harvest'],
  ['Contract', 'C-7 (L11 2-1)', 'L11*B-7*BM', 'L11*C-7*CT'],
  ['Contract', null, 'L11*B-7*BM'],
  ['Order type', 'FTL (L11 3-1)', 'L11*x*ZZ*OPERATION', 'L11*y*CT*ORDER TYPE', 'L11*FTL*ZZ*Order type'],
  ['Operation', 'Export (L11 2-1)', 'L11*x*ZZ*ORDER TYPE', 'L11*Export*ZZ*OPERATION'],
  ['Operation', null, 'L11*x*ZZ', 'L11*y*XX*OPERATION'],
  ['Description', 'Keep dry (NTE 1-2)', 'NTE*GEN*Keep dry'],
  ['Pickup from', '2026-12-01 08:05 (G62 1-2)', 'G62*37*20261201*1*080559'],
  ['Description', 'Keep dry at 5 °C (NTE 1-2)', 'NTE*GEN*Keep dry', 'NTE**at 5 °C', 'NTE*GEN', 'S5*1*LD', 'NTE**x'],
  ['Description', 'Ring first (NTE 2-2)', 'S5*1*LD', 'NTE*GEN*Ring first'],
  ['Description', null, 'NTE*GEN'],
  ['Pickup from', '2026-12-01 08:05 (G62 1-2)', 'G62*37*20261201*I*0805*LT'],
  ['Pickup from', '2026-12-01 08:05 UTC (G62 1-2)', 'G62*37*20261201*I*0805*UT'],
  ['Pickup from', '2026-12-01 13:05 UTC (G62 1-2)', 'G62*37*20261201*I*0805*ET'],
  ['Pickup from', '2026-12-01 08:05 XX (G62 1-2)', 'G62*37*20261201*I*0805*XX'],
  ['Pickup from', '2026-12-01 09:00 (G62 2-2)', 'G62*10*20261130*Y*0900', 'G62*69*20261201*U*0900'],
  ['Pickup to', '2026-12-01 09:00 (G62 1-2)', 'G62*69*20261201*U*0900'],
  ['Pickup to', null, 'G62*37*20261201*I*0800', 'G62*69*20261201*U*0900'],
  ['Delivery to', '2026-12-02 23:59 (G62 2-2)', 'G62*02*20261203', 'G62*68*20261202'],
  ['Delivery from', '2026-12-02 10:00 (G62 2-2)', 'G62*69*20261201*U*0900', 'G62*70*20261202*X*1000'],
  ['Pickup to', '2026-12-01 23:59 (G62 2-2)', 'G62*37*20261130', 'G62*38*20261201'],
  ['Delivery from', '2026-12-01 00:00 (G62 1-2)', 'G62*53*20261201*1*8'],
  ['Delivery from', '2026-12-01 00:00 (G62 1-2)', 'G62*53*20261201*1*x0805'],
  ['Delivery to', 'tomorrow (G62 1-2)', 'G62*54*tomorrow*1*0800'],
  ['Delivery to', '202612011 (G62 1-2)', 'G62*54*202612011'],
  ['Delivery to', 'x20261201 (G62 1-2)', 'G62*54*x20261201'],
  ['Delivery to', null, 'G61*54*20261201', 'G62*55*20261201'],
  ['Stops', 'Port;Kandy (N1 3-2)', 'N1*SF*Nobody', 'S5*1*LD', 'N1*SF*Port', 'S5*2*UL', 'N1*CN*x', 'N1*ST*Kandy'],
  ['Stops', ';Kandy (N1 4-2)', 'S5*1*LD', 'N1*BT*Port', 'S5*2*UL', 'N1*ST*Kandy'],
  ['Stops', 'Port;Kandy (N1 2-2)', 'S5*1*CL', 'N1*SH*Port', 'N1*CN*x', 'S5*2*CU', 'N1*SH*x', 'N1*CN*Kandy'],
  ['Stops', 'P-1;Kandy (N1 2-2)', 'S5*1*LD', 'N1*SF**93*P-1', 'S5*2*UL', 'N1*ST*Kandy*93*K-1'],
  ['Stops', '; (S5 2-2)', 'B2*x', 'S5*1*LD', 'N2*SF*Port', 'S5*2*UL'],
  ['Stops', ' (S5 1-2)', 'S5*1*LD', 'N1'],
  ['Stops', null, 'N1*SF*Port'],
  ['Cargo', 'Tea,3;Rice,4 (L5 2-2)', 'S5*1*LD', 'L5*1*Tea', 'AT8*G*K*9*3', 'L5*2*Rice', 'N1*x', 'AT8*G*K*9*4'],
  ['Cargo', 'Tea,;Rice,4 (L5 2-2)', 'S5*1*LD', 'L5*1*Tea', 'L5*2*Rice', 'AT8*G*K*9*4'],
  ['Cargo', 'Tea,;Rice, (L5 2-2)', 'S5*1*LD', 'L5*1*Tea', 'L5*2*Rice*x*9'],
  ['Cargo', 'Tea,3 (L5 3-2)', 'S5*1*CL*900*K*5*PL', 'AT8*G*K*9*3', 'L5*1*Tea', 'AT9*G*K*9*4'],
  ['Cargo', 'Tea,5 (L5 2-2)', 'S5*1*CL*900*K*5*PL', 'L5*1*Tea'],
  ['Cargo', 'Tea,;Rice, (L5 2-2)', 'S5*1*CL*900*K*5*PL', 'L5*1*Tea', 'L5*2*Rice'],
  ['Cargo', 'Tea,7 (L5 2-2)', 'S5*1*CL', 'L5*1*Tea', 'AT8*G*K*9**7', 'OID*x***PC*8'],
  ['Cargo', 'Tea,8;Rice,6 (L5 2-2)', 'S5*1*CL', 'L5*1*Tea', 'OID*x***PC*8', 'L5*2*Rice', 'OID*y***PC*6'],
  ['Cargo', 'Tea,;Rice, (L5 2-2)', 'S5*1*PL', 'L5*1*Tea', 'S5*2*LD', 'L5*1*Rice'],
  ['Cargo', 'Tea, (L5 4-2)', 'S5*1*UL', 'L5*1*Rice', 'S5*2*CL', 'L5*1*Tea'],
  ['Cargo', null, 'S5*1*XLD', 'L5*1*Tea', 'S5*2*LDX', 'L5*1*Rice', 'S5*3*PU', 'L5*1*Rice'],
  ['Cargo', null, 'L5*1*Tea', 'AT8*G*K*9*3'],
])('%s is %s of %s %s %s %s %s %s', (title, expected, ...lines) => expect(cellOf(title, lines)).toBe(expected));

test('has no cells for what is missing', () => expect(read('ST*204')).toEqual({ cells: {}, sources: {} }));

test.each([
  ['Reference', 'B2', 4],
  ['Partner', 'N1', 2],
  ['Contract', 'L11', 1],
  ['Description', 'NTE', 2],
  ['Pickup from', 'G62', null],
  ['Delivery to', 'G62', null],
  ['Stops', 'S5', null],
  ['Cargo', 'S5', null],
])('a missing %s is expected in %s', (title, segment, element) =>
  expect(expectedSource(title)).toEqual({ segment, position: null, element }),
);
