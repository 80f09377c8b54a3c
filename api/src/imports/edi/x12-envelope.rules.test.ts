import { parseX12, toElement, writeX12 } from './x12.rules.ts';

const ISA = 'ISA*00*          *00*          *ZZ*SHIPPER        *02*CONSIGN        *261120*0800*U*00401*000000905*0*P*>';
const VALID = ['GS*SM*A*B*20261120*0800*7*X*004010', 'ST*204*0001', 'SE*2*0001', 'GE*1*7', 'IEA*1*000000905'];
const message = (lines: readonly string[] = VALID, isa = ISA) => [isa, ...lines].map((line) => `${line}~`).join('\n');
const change = (from: string, to: string) => message(VALID).replace(from, to);
const drop = (id: string) => message(VALID.filter((line) => !line.startsWith(id)));

const DELIMITERS = 'The delimiters of ISA can’t be distinguished from data';
const NO_NUMBER = 'The control number isn’t a number';
test.each([
  ['ISA', 'ISA', 16, 'ISA has fewer than 16 elements'],
  ['ISA*00*~~', 'ISA', 16, 'ISA has fewer than 16 elements'],
  [ISA, 'ISA', 16, 'ISA has fewer than 16 elements'],
  [message().replaceAll('*', 'x'), 'ISA', 16, DELIMITERS],
  [message().replaceAll('~\n', 'x'), 'ISA', 16, DELIMITERS],
  [message().replaceAll('~', '*'), 'ISA', 16, DELIMITERS],
  [message().replaceAll(' ', '_').replaceAll('*', ' '), 'ISA', 16, DELIMITERS],
  [message(Array(4_999).fill('N1')), 'IEA', null, 'IEA is missing: ISA doesn’t end'],
  [message(Array(5_000).fill('N1')), 'ISA', null, 'The message has more than 5000 segments'],
  [drop('SE'), 'SE', null, 'SE is missing: ST doesn’t end'],
  [drop('GE'), 'GE', null, 'GE is missing: GS doesn’t end'],
  [drop('GS'), 'ST', null, 'ST stands where GS is expected'],
  [change('GE*1*7', 'GE*1*8'), 'GE', 2, 'GE has 8 instead of 7'],
  [change('IEA*1', 'IEA*2'), 'IEA', 1, 'IEA has 2 instead of 1'],
  [change('000000905', '1000000905'), 'ISA', 13, NO_NUMBER],
  [change('000000905', 'x00000905'), 'ISA', 13, NO_NUMBER],
  [change('000000905', '00000905x'), 'ISA', 13, NO_NUMBER],
  [change('000000905', ''), 'ISA', 13, NO_NUMBER],
])('%# reports the invalid segment and element', (text, segment, element, problem) =>
  expect(parseX12(text)).toEqual({ problem: { segment, position: null, element, message: problem } }),
);

test('reads an interchange without groups, and counts with zeros and blanks around', () => {
  const empty = message(['IEA*0*000000905']);
  expect(parseX12(empty)).toMatchObject({ interchange: { groups: [], isTest: false } });
  const loose = change('SE*2', 'SE* 02 ').replace('GE*1*7', 'GE*01*007').replace('IEA*1*000000', 'IEA*001*');
  expect(parseX12(`\n ${loose}`)).toMatchObject({ interchange: { groups: [{ sets: [{ code: '204' }] }] } });
});

test('reads acknowledgements before the groups, which alone are counted', () => {
  const acks = ['TA1*000000001*261120*0801*A*000', 'TA1*000000002*261120*0801*R*022'];
  const taken = {
    code: 'TA1',
    controlNumber: '000000001',
    sets: [{ code: 'TA1', segments: [{ elements: { 3: 'A' } }] }],
  };
  const interchange = { groups: [taken, { controlNumber: '000000002' }] };
  expect(parseX12(message([...acks, 'IEA*0*000000905']))).toMatchObject({ interchange });
  expect(parseX12(message([...acks, ...VALID]))).toMatchObject({
    interchange: { groups: [...interchange.groups, { code: 'SM', sets: [{ code: '204' }] }] },
  });
  const late = message([...VALID.slice(0, 4), acks[0] ?? '', 'IEA*1*000000905']);
  expect(parseX12(late)).toMatchObject({ problem: { message: 'TA1 stands where GS is expected' } });
});

test('an element that is missing is empty', () => {
  expect(toElement(undefined, 1)).toBe('');
  expect(toElement({ id: 'N1', elements: ['SF'], position: 1 }, 2)).toBe('');
});

test.each([
  ['ZZ/CONSIGN', '02/ACME', 'ZZ*CONSIGN        ', '02*ACME           ', 'CONSIGN*ACME'],
  ['Z/A*B', 'ZZZ/A-VERY-LONG-NAME', 'Z *A B            ', 'ZZ*A-VERY-LONG-NAM', 'A B*A-VERY-LONG-NAME'],
])('writes the envelope of %s to %s', (sender, receiver, from, to, parties) => {
  const sets = [
    { code: '990', segments: [['B1', ' a~b ', 'c\r\n']] },
    { code: '990', segments: [] },
  ];
  const at = Date.UTC(2026, 10, 20, 8, 5) / 1_000;
  const group = { code: 'GF', version: '004010', sets };
  const lines = (isTest: boolean) => writeX12({ sender, receiver, controlNumber: 905, isTest, at, group }).split('\n');
  expect(lines(false)).toEqual([
    `ISA*00*          *00*          *${from}*${to}*261120*0805*U*00401*000000905*0*P*>~`,
    `GS*GF*${parties}*20261120*0805*905*X*004010~`,
    'ST*990*0001~',
    'B1*a b*c~',
    'SE*3*0001~',
    'ST*990*0002~',
    'SE*2*0002~',
    'GE*2*905~',
    'IEA*1*000000905~',
    '',
  ]);
  expect(lines(true)[0]).toMatch(/\*T\*>~$/);
});
