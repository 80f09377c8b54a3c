import type { openImportOffice } from '../../testing/import-office.fixtures.ts';

export type Office = Awaited<ReturnType<typeof openImportOffice>>;

/** A load tender written for these tests after the public outline of 204 (version 004010): header, stops, cargo. */
export const toTender = ({ row }: Office, changes: Record<string, string | null> = {}) =>
  Object.entries({
    B2: 'B2**SCAC**PO4711**PP',
    B2A: 'B2A*00',
    contract: `L11*${row['Contract']}*CT`,
    orderType: `L11*${row['Order type']}*ZZ*Order type`,
    operation: `L11*${row['Operation']}*ZZ*Operation`,
    NTE: 'NTE*GEN*Keep dry',
    carrier: `N1*CA*${row['Partner']}`,
    S5: 'S5*1*LD',
    shipFrom: 'G62*37*20261121*I*0800',
    shipTo: 'G62*38*20261121*K*0930',
    from: 'N1*SF*Port*93*P1',
    L5: `L5*1*${row['Cargo']?.split(',')[0]}`,
    AT8: 'AT8*G*K*1200*3',
    S52: 'S5*2*UL',
    deliverFrom: 'G62*53*20261121*G*1200',
    deliverTo: 'G62*54*20261121*L*1300',
    to: 'N1*ST*Kandy',
    ...changes,
  }).flatMap(([, segment]) => segment ?? []);

export function toMessage(
  sets: readonly (readonly string[])[],
  { control = '000000905', usage = 'P', code = '204' } = {},
) {
  const lines = sets.flatMap((segments, i) => [
    `ST*${code}*${i + 1}`,
    ...segments,
    `SE*${segments.length + 2}*${i + 1}`,
  ]);
  return [
    `ISA*00*          *00*          *ZZ*SHIPPER        *ZZ*CONSIGN        *261120*0800*U*00401*${control}*0*${usage}*>`,
    'GS*SM*SHIPPER*CONSIGN*20261120*0800*7*X*004010',
    ...lines,
    `GE*${sets.length}*7`,
    `IEA*1*${control}`,
  ]
    .map((line) => `${line}~`)
    .join('\n');
}
