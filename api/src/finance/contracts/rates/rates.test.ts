import { form, MULTIPART } from '../../../identity/organizations/testing/picture.fixtures.ts';
import { buildTextSheet, readPart, renderSheets } from '../../../platform/excel/testing/files.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { openContracts } from '../testing/contract.fixtures.ts';
import { RATE_COLUMNS } from './rate-columns.rules.ts';

const portal = testApp();
let contracts: Awaited<ReturnType<typeof openContracts>>;
beforeAll(async () => {
  contracts = await openContracts(portal);
});

const HEAD = RATE_COLUMNS.map(({ title }) => title);
const lane = (from: string, to: string, rate: string, backhaul = '') => ['Lane', from, to, '', '', rate, backhaul];
const band = (from: string, to: string, rate: string) => ['Distance band', '', '', from, to, rate];
const BANDS = [
  ['Distance band', '', '', '0', '50', '100', '', '', '20'],
  band('50', '150', '90'),
  ['Distance band', '', '', '150', '', '80', '', '60'],
];
const upload = (
  id: string,
  content: Buffer,
  query = '',
  headers: Record<string, string> = {},
  user = contracts.writer,
) =>
  portal
    .as(user, { ...MULTIPART, ...headers })
    .post(`/contracts/${id}/rates/import${query}`, form(content, { field: 'file', name: 'rates.xlsx' }));
const dryRun = async (id: string, rows: readonly (readonly string[])[]) =>
  upload(id, await buildTextSheet([HEAD, ...rows]), '?dryRun=true');
const download = async (id: string, number = 1) => {
  const { rawPayload } = await contracts.as.get(`/contracts/${id}/versions/${number}/rates`);
  return rawPayload;
};

test('exports a version with numbers as numbers, and importing it again changes nothing', async () => {
  const { createConfirmed, as, us, build, terms, from } = contracts;
  const [twin, formula] = [
    await build.location({ organizationId: us.id, name: 'Port' }),
    await build.location({ organizationId: us.id, name: '=1+1' }),
  ];
  const more = { toLocationId: formula.id, flatRate: '7.50', backhaulRate: null };
  const pointRates = [...terms.pointRates, { ...more, fromLocationId: twin.id }, { ...more, fromLocationId: from.id }];
  const { id } = await createConfirmed({ terms: { ...terms, pointRates } });
  const file = await download(id);
  const sheet = (await readPart(file, 'xl/worksheets/sheet1.xml')) ?? '';
  expect(sheet).toMatch(/<v>15000(\.00)?<\/v>/);
  expect(sheet).toContain('=1+1');
  expect(sheet).not.toContain('<f');
  const checked = (await upload(id, file, '?dryRun=true')).json();
  expect(checked.counts).toEqual({ error: 0, changed: 0, added: 0, removed: 0, unchanged: 6 });
  expect((await upload(id, file)).json().counts).toMatchObject({ unchanged: 6 });
  expect((await as.get(`/contracts/${id}`)).json().newer).toBeNull();
  await build.location({ organizationId: us.id, name: 'Kandy' });
  expect((await dryRun(id, [lane('Port', 'Kandy', '1')])).json().rows[0].problems).toMatchObject([
    { column: 'From location', code: 'ambiguous' },
    { column: 'To location', code: 'ambiguous' },
  ]);
  await portal.db.deleteFrom('locations').where('name', '=', 'Kandy').where('id', '<>', contracts.to.id).execute();
  await portal.db.updateTable('locations').set({ name: 'Port twin' }).where('id', '=', twin.id).execute();
});

test('a dry run lists what changes, and the import waits as a new version for the review', async () => {
  const { createConfirmed, review, as, us, build } = contracts;
  await build.location({ organizationId: us.id, name: 'Galle' });
  const { id } = await createConfirmed();
  const rows = [
    lane('Port', 'Kandy', '15500.5'),
    lane('Kandy', 'Galle', '8000', '4000'),
    ['', ' ', ''],
    BANDS[0] ?? [],
    band('50', '', '90'),
  ];
  const file = await buildTextSheet([HEAD, ...rows]);
  const checked = (await upload(id, file, '?dryRun=true')).json();
  expect(checked).toMatchObject({
    id,
    counts: { error: 0, changed: 2, added: 1, removed: 1, unchanged: 1 },
    rows: [
      {
        row: 2,
        kind: 'lane',
        from: 'Port',
        to: 'Kandy',
        result: 'changed',
        changes: [
          { column: 'Rate', old: '15000.00', new: '15500.50' },
          { column: 'Backhaul rate', old: '9000.00', new: null },
        ],
      },
      { row: 6, result: 'changed', changes: [{ column: 'To distance', old: '150', new: null }] },
      { row: 3, result: 'added', from: 'Kandy', to: 'Galle' },
      { row: null, kind: 'band', from: '150', result: 'removed' },
      { row: 5, result: 'unchanged' },
    ],
  });
  const before = (await as.get(`/contracts/${id}`)).json();
  expect([before.newer, before.revision]).toEqual([null, checked.revision]);
  const saved = (await upload(id, file, '', { 'if-match': `"${checked.revision}"` })).json();
  const after = (await as.get(`/contracts/${id}`)).json();
  expect(after).toMatchObject({
    revision: saved.revision,
    version: 1,
    newer: { number: 2, state: 'unconfirmed', terms: { vatPercentage: '18', distanceDiscounts: [{}, {}] } },
  });
  expect(after.newer.terms.pointRates).toHaveLength(2);
  expect((await upload(id, file, '', { 'if-match': `"${checked.revision}"` })).json()).toMatchObject({
    statusCode: 409,
    code: 'changedMeanwhile',
  });
  expect((await as.get(`/contracts/${id}/timeline`)).json().items.at(-1)).toMatchObject({ event: 'updated' });
  await review(id, 'confirmed', { revision: after.revision });
  expect((await as.get(`/contracts/${id}`)).json().terms.pointRates[0]).toMatchObject({ flatRate: '15500.50' });
});

test('reports each error by row and column, and saves nothing of a file that has one', async () => {
  const { createConfirmed, as } = contracts;
  const { id } = await createConfirmed();
  const rows = [
    lane('Port', 'Atlantis', '1,5'),
    lane('', 'Kandy', '-1'),
    lane('Port', 'Kandy', '1'),
    lane('Port', 'Kandy', '1.234'),
    lane('Port', 'Kandy', '2'),
    ['Train', '', '', '', '', '1'],
    ['Lane', 'Kandy', 'Port', '5', '', '1'],
    band('10', '5', '1'),
    band('20', '40', '1'),
    band('30', '', '99999999999999'),
    band('30', '', '1'),
  ];
  const { rows: results, counts } = (await dryRun(id, rows)).json();
  const problems = results.flatMap(({ row, problems: ofRow }: { row: number; problems: Record<string, string>[] }) =>
    ofRow.map(({ column, code }) => [row, column, code]),
  );
  expect(problems).toEqual([
    [2, 'To location', 'notFound'],
    [2, 'Rate', 'number'],
    [3, 'From location', 'required'],
    [3, 'Rate', 'min'],
    [4, 'To location', 'twice'],
    [5, 'Rate', 'places'],
    [6, 'To location', 'twice'],
    [7, 'Rate type', 'option'],
    [8, 'From distance', 'notApplicable'],
    [9, 'To distance', 'emptyBand'],
    [10, 'From distance', 'overlap'],
    [11, 'Rate', 'digits'],
    [12, 'From distance', 'overlap'],
  ]);
  expect(counts.error).toBe(11);
  const refused = await upload(id, await buildTextSheet([HEAD, ...rows]));
  expect(refused.json().fields).toMatchObject({ file: { code: 'rowsInvalid', params: { count: 11 } } });
  expect((await as.get(`/contracts/${id}`)).json().newer).toBeNull();
});

test.each([
  ['missing headings', [['Rate type', 'From location']], 'missingColumns'],
  ['odd headings', [[...HEAD, 'Toll'], lane('Port', 'Kandy', '1')], 'unknownColumns'],
  ['no rows', [HEAD], 'noRows'],
])('refuses a file with %s', async (_case, rows, code) => {
  const { id } = await contracts.createConfirmed();
  expect((await upload(id, await buildTextSheet(rows), '?dryRun=true')).json().fields.file.code).toBe(code);
});

test('rejects files that are no table, and too many lanes, in the language of the user', async () => {
  const { createConfirmed, writer } = contracts;
  const { id } = await createConfirmed();
  await portal.db.updateTable('users').set({ language: 'it' }).where('id', '=', writer.id).execute();
  const sheet = { name: 'Rates', columns: RATE_COLUMNS, rows: Array(1_001).fill(lane('Port', 'Kandy', '1')) };
  expect((await upload(id, await renderSheets(sheet), '?dryRun=true')).json().fields.file).toMatchObject({
    code: 'tooManyRates',
    message: 'Al massimo 1000 tratte e 100 fasce di distanza',
  });
  expect((await upload(id, Buffer.from('%PDF-1.7\n'), '?dryRun=true')).statusCode).toBe(422);
  const reply = await upload(
    id,
    await buildTextSheet([HEAD, lane('Nowhere', 'Kandy', '1')]),
    '?dryRun=true&language=sin',
  );
  expect(reply.json().rows[0].problems[0].message).toMatch(/[\u0D80-\u0DFF]/);
  expect((await upload(id, Buffer.from('x'), '?dryRun=true&language=de')).json().fields.language).toBeDefined();
  await portal.db.updateTable('users').set({ language: 'en' }).where('id', '=', writer.id).execute();
});

test('the partner can export but not import, and others see nothing', async () => {
  const { createConfirmed, asPartner, asOutsider, partner } = contracts;
  const { id } = await createConfirmed();
  const file = await download(id);
  expect((await asPartner.get(`/contracts/${id}/versions/1/rates`)).statusCode).toBe(200);
  expect((await upload(id, file, '?dryRun=true', {}, partner)).json()).toMatchObject({ code: 'changedByWriter' });
  expect((await asOutsider.get(`/contracts/${id}/versions/1/rates`)).statusCode).toBe(404);
  expect((await contracts.as.get(`/contracts/${id}/versions/9/rates`)).statusCode).toBe(404);
});
