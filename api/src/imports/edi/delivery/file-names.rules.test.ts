import { isFinishedName, toArchivedName, toFolderName, toOutName } from './file-names.rules.ts';

test.each([
  ['order.edi', true],
  ['tmp', true],
  ['order.tmp.edi', true],
  ['.order.edi', false],
  ['order.edi.tmp', false],
  ['order.PART', false],
  ['order.filepart', false],
  ['.order.edi.swp', false],
  ['order.swp', false],
])('%s is finished: %s', (name, isFinished) => expect(isFinishedName(name)).toBe(isFinished));

test.each([
  [{ partner: 'ZZ/SHIPPER', controlNumber: '23', kind: '214' }, 'ZZ_SHIPPER-000000023-214.edi'],
  [{ partner: '14/../../etc', controlNumber: '000004715', kind: 'IFTSTA' }, '14_etc-000004715-IFTSTA.edi'],
  [{ partner: 'x'.repeat(80), controlNumber: '1', kind: '/' }, `${'x'.repeat(60)}-000000001-_.edi`],
])('the file name of %j', (message, name) => expect(toOutName(message)).toBe(name));

test.each([
  ['harvest', 'harvest'],
  ['HAR_VEST-2', 'HAR_VEST-2'],
  ['', null],
  ['..', null],
  ['har/vest', null],
  ['har vest', null],
])('the folder of organization %j is %j', (code, folder) => expect(toFolderName(code)).toBe(folder));

test.each([
  [0, '1700000000-order.edi'],
  [2, '1700000000-2-order.edi'],
])('an archived name after %s others', (n, name) => expect(toArchivedName('order.edi', 1_700_000_000, n)).toBe(name));
