import type { CarrierStep } from '../reports/carrier-report.rules.ts';
import { edifactSet, x12Set } from '../testing/sets.fixtures.ts';
import { toReportedTime } from '../reports/carrier-report.rules.ts';
import { readFreightInvoice } from '../reports/freight-invoice-in.rules.ts';
import { readShipmentStatus, readTenderResponse } from '../reports/shipment-status-in.rules.ts';
import { toTenderPurpose } from '../outgoing/tender.rules.ts';
import { readTransportStatus } from '../reports/transport-status-in.rules.ts';

type Read = { steps: CarrierStep[] } | { problem: { segment: string; element: number | null; message: string } };
/** Summarizes the result: steps by their kind, or the problem with segment and element. */
function summarize(read: Read): string {
  if ('problem' in read) return `${read.problem.segment}${read.problem.element ?? ''}: ${read.problem.message}`;
  return read.steps
    .map((step) => {
      if (step.kind === 'answer') return `${step.number} ${step.isAccepted ? 'yes' : 'no'} ${step.reason ?? ''}`.trim();
      if (step.kind === 'invoice') return `${step.number} ${step.invoiceNumber}`;
      const time = step.at ? `${step.at.text} ${step.at.zone ?? 'local'}` : 'no time';
      return [step.number, step.events.join('/') || 'nothing', time, step.stop, step.reason].filter(Boolean).join(' ');
    })
    .join(' | ');
}

test.each([
  ['O-1 yes', 'B1*CARR*O-1*20261120*A', 'N9*CN*PRO1'],
  ['O-1 no Full until Monday', 'B1*CARR*O-1*20261120*D', 'K1*Full until*Monday'],
  ['O-1 no', 'B1*CARR*O-1**E'],
  ['B14: The answer is missing: send A or D', 'B1*CARR*O-1*20261120'],
  ['B12: The number of the order is missing', 'B1*CARR**20261120*A'],
  ['B14: The answer is B: send A or D', 'B1*CARR*O-1*20261120*B'],
  ['B1: B1 is missing', 'N9*CN*O-1'],
])('reads the answer %s of %s', (expected, ...segments) =>
  expect(summarize(readTenderResponse(x12Set('990', segments)))).toBe(expected),
);

const B10 = 'B10*PRO1*O-1*CARR';
const at = (code: string, more = '***20261120*0830*UT') => `AT7*${code}*NS${more}`;
test.each([
  ['O-1 arriveAtPickup 2026-11-20 08:30 UTC 1', B10, 'LX*1', at('X3'), 'MS1*Colombo**LK', 'L11*1*QN'],
  ['O-1 depart 2026-11-20 08:30 UTC 2', B10, 'L11*2*QN', 'LX*1', at('AF')],
  [
    'O-1 startLoading 2026-11-20 08:30 UTC 1 | O-1 completeLoading 2026-11-20 08:30 UTC 1',
    B10,
    at('L1'),
    at('CP'),
    'L11*1*QN',
  ],
  [
    'O-1 arriveAtDrop 2026-11-20 08:30 UTC 2 | O-1 finishDrop/deliver 2026-11-20 08:30 UTC 3',
    B10,
    'LX*1',
    at('X1'),
    'L11*2*QN',
    at('D1'),
    'L11*3*QN',
  ],
  [
    'O-1 arriveAtDrop 2026-11-20 08:30 UTC | O-1 finishDrop/deliver 2026-11-20 08:30 UTC 3',
    B10,
    'LX*1',
    at('X1'),
    'LX*2',
    at('D1'),
    'L11*3*QN',
  ],
  ['O-1 arriveAtDrop 2026-11-20 08:30 local', B10, 'AT7*X1****20261120*0830'],
  ['O-1 arriveAtDrop 2026-11-20 08:30 America/Chicago', B10, at('X1', '***20261120*0830*CT')],
  ['O-1 finishDrop/deliver 2026-11-20 08:30 UTC', B10, at('D1'), 'L11*0*QN', 'L11*2*SI'],
  ['O-1 finishDrop/deliver 2026-11-20 08:30 UTC', B10, at('D1'), 'L11*x*QN'],
  ['O-1 failDelivery 2026-11-20 08:30 UTC Nobody there', B10, 'K1*Nobody*there', at('AP')],
  ['O-1 failDelivery 2026-11-20 08:30 UTC AP A1', B10, 'AT7*AP*A1***20261120*0830*UT'],
  ['O-1 failDelivery 2026-11-20 08:30 UTC A7 NS', B10, at('A7')],
  ['O-1 failDelivery 2026-11-20 08:30 UTC Nobody there', B10, 'K1*Nobody*there', at('AH')],
  ['O-1 nothing no time', B10, 'AT7*X6*NS'],
  ['O-1 nothing no time | O-1 depart 2026-11-20 08:30 +05:00', B10, 'AT7*J1*NS', at('AF', '***20261120*0830*05')],
  ['O-2 nothing no time', 'B10*PRO1**CARR', 'L11*x*BM', 'L11*O-2*SI', 'AT7*A9*NS'],
  ['B102: The number of the order is missing', 'B10*PRO1**CARR', 'L11*O-2*BM', at('X3')],
  ['O-1 nothing 2026-11-20 08:30 UTC', B10, 'AT7***AB*NA*20261120*0830*UT'],
  ['AT71: The status ZZ isn’t known', B10, at('X3'), at('ZZ')],
  ['AT71: The status toString isn’t known', B10, at('toString')],
  ['AT75: The time of the status can’t be read', B10, 'AT7*X3*NS'],
  ['AT75: The time of the status can’t be read', B10, at('X3', '***20261120*0830*XX')],
  ['AT7: AT7 is missing', B10, 'LX*1'],
  ['B10: B10 is missing', at('X3')],
])('reads the status %s of %s', (expected, ...segments) =>
  expect(summarize(readShipmentStatus(x12Set('214', segments)))).toBe(expected),
);

const [CNI, TIME] = ['CNI+1+O-1', 'DTM+334:202611200830UTC:303'];
test.each([
  ['O-1 yes', CNI, 'STS+1+6'],
  ['O-1 no No lorry', CNI, 'STS+1+7', 'FTX+AAI+++No lorry'],
  ['O-1 arriveAtPickup 2026-11-20 08:30 UTC', CNI, 'STS+1+1', TIME, 'LOC+9+LKCMB'],
  ['O-1 arriveAtDrop 2026-11-20 08:30 UTC', CNI, 'STS+1+1', TIME, 'LOC+7+LKCMB'],
  ['O-1 arriveAtPickup/arriveAtDrop 2026-11-20 08:30 UTC', CNI, 'STS+1+1', TIME],
  ['O-1 completeLoading 2026-11-20 08:30 local', CNI, 'STS+1+13', 'DTM+7:202611200830:203'],
  [
    'O-1 depart 2026-11-20 08:30 UTC | O-2 finishDrop/deliver 2026-11-20 08:30 UTC',
    CNI,
    'STS+1+24',
    TIME,
    'CNI+2+O-2',
    'STS+1+21',
    TIME,
  ],
  ['O-1 failDelivery 2026-11-20 08:30 UTC 23', CNI, 'STS+1+23', TIME],
  ['O-1 nothing no time', CNI, 'STS+1+31'],
  ['O-1 nothing 2026-11-20 08:30 UTC', CNI, 'STS+1+99', TIME],
  ['O-1 depart 2026-11-20 08:30 UTC', CNI, 'STS+1+24', 'DTM+137:202611200900:203', 'DTM+78:202611200830UTC:303'],
  ['O-1 depart 2026-11-20 08:30 -03:30', CNI, 'STS+1+24', 'DTM+334:202611200830-0330:205'],
  ['STS2: The status Z9 isn’t known', CNI, 'STS+1+Z9', TIME],
  ['STS2: The status is missing', CNI, 'STS+1', TIME],
  ['CNI2: The number of the order is missing', 'CNI+1', 'STS+1+24', TIME],
  ['CNI2: The number of the order is missing', 'STS+1+24', TIME],
  ['STS2: The time of the status can’t be read', CNI, 'STS+1+24', 'CNI+2+O-2', TIME],
  ['STS: STS is missing', CNI],
])('reads the status %s of %s', (expected, ...segments) =>
  expect(summarize(readTransportStatus(edifactSet('IFTSTA', segments)))).toBe(expected),
);

const B3 = 'B3**C-1*O-1*CC**20261120*118000**20261120*035*CARR';
test('reads an invoice with its lines, taxes separately', () => {
  const invoice = [
    B3,
    'C3*LKR',
    'G62*86*20261119',
    'G62*14*20261220',
    'LX*1',
    'L5*1*Line haul',
    'L1*1*900*FR*90000****400',
  ];
  const rest = ['LX*2', 'L1*2*100*FR*10000****FUE****Fuel', 'L1**180*FR*18000****GST', 'L3*1*G***118000'];
  expect(readFreightInvoice(x12Set('210', [...invoice, ...rest]))).toEqual({
    steps: [
      {
        kind: 'invoice',
        number: 'O-1',
        source: { segment: 'B3', position: 2, element: 3 },
        invoiceNumber: 'C-1',
        issuedOn: '2026-11-20',
        dueOn: '2026-12-20',
        currency: 'LKR',
        lines: [
          { description: 'Line haul', net: '900.00' },
          { description: 'Fuel', net: '100.00' },
        ],
        tax: '180.00',
      },
    ],
  });
});

test.each([
  ['O-1 C-1', B3, 'L1*1*1180*FR*118000****400'],
  ['B33: The number of the order is missing', 'B3**C-1**CC**20261120*118000', 'L1*1*1180*FR*118000'],
  ['O-1 C-1', B3, 'L1*1*1200*FR*120000****400', 'L1*2*20*FR*-2000****DSC', 'L1*3'],
  ['B37: The total 1180.00 isn’t that of the charges, 1179.99', B3, 'L1*1*1*FR*117999****400'],
  ['B37: The total can’t be read', 'B3**C-1*O-1*CC**20261120*1180.00', 'L1*1*1180*FR*118000'],
  ['B36: The date of the invoice can’t be read', 'B3**C-1*O-1*CC**2026*118000', 'L1*1*1180*FR*118000'],
  ['B38: Credit notes are entered by hand', 'B3**C-1*O-1*CC**20261120*118000*CR', 'L1*1*1180*FR*118000'],
  ['L14: The charge 1180.00 has no two implied places', B3, 'L1*1*1180*FR*1180.00'],
  ['B3: B3 is missing', 'L1*1*1180*FR*118000'],
])('reads the invoice %s of %s', (expected, ...segments) =>
  expect(summarize(readFreightInvoice(x12Set('210', segments)))).toBe(expected),
);

test.each([
  ['Tea,Tea (FUE),Tea', 'L5*1*Tea', 'L1*1*9*FR*100000****400', 'L1*2*1*FR*10000****FUE', 'L1*3*1*FR*8000'],
  ['Tea,Fuel,Rice', 'L5*1*Tea', 'L1*1*9*FR*100000', 'L1*2*1*FR*10000****FUE****Fuel', 'L5*2*Rice', 'L1*3**FR*8000'],
  ['400,FUE', 'L1*1*9*FR*100000****400', 'L1*2*1*FR*18000****FUE'],
  ['Tea,FUE', 'L5*1*Tea', 'L1*1*9*FR*100000****400', 'LX*2', 'L1*2*1*FR*18000****FUE'],
])('the charges are %s', (expected, ...segments) => {
  const read = readFreightInvoice(x12Set('210', [B3, 'LX*1', ...segments]));
  const lines = 'steps' in read ? read.steps.flatMap((step) => step.lines) : [];
  expect(lines.map(({ description }) => description).join(',')).toBe(expected);
});

test.each([
  ['202611200830', 'UT', '2026-11-20 08:30 UTC'],
  ['20261120083059', '', '2026-11-20 08:30 null'],
  ['202611200830', 'LT', '2026-11-20 08:30 null'],
  ['202611200830', 'ES', '2026-11-20 08:30 Etc/GMT+5'],
  ['202611200830', '01', '2026-11-20 08:30 +01:00'],
  ['202611200830', '12', '2026-11-20 08:30 +12:00'],
  ['202611200830', '13', '2026-11-20 08:30 -12:00'],
  ['202611200830', '24', '2026-11-20 08:30 -01:00'],
  ['202611200830', '+00', '2026-11-20 08:30 +00:00'],
  ['202611200830', '-05:30', '2026-11-20 08:30 -05:30'],
  ['202611200830', '00', null],
  ['202611200830', '25', null],
  ['202611200830', '+15', null],
  ['202611200830', '+0560', null],
  ['20261120', 'UT', null],
  ['202611200830', 'toString', null],
])('reads the time %s of %s as %s', (digits, zone, expected) => {
  const time = toReportedTime(digits, zone);
  expect(time && `${time.text} ${time.zone}`).toBe(expected);
});

test.each([
  ['offered', false, 'original'],
  ['received', false, 'original'],
  ['changed', false, 'original'],
  ['offered', true, 'replace'],
  ['changed', true, 'replace'],
  ['withdrawn', true, 'cancel'],
  ['cancelled', true, 'cancel'],
  ['withdrawn', false, null],
  ['cancelled', false, null],
] as const)('%s with an open tender %s sends %s', (news, isOpen, purpose) =>
  expect(toTenderPurpose(news, isOpen)).toBe(purpose),
);
