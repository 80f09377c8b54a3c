import { form, MULTIPART, PDF } from '../../identity/organizations/testing/picture.fixtures.ts';
import { readPdf } from '../../platform/testing/read-pdf.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openBilling } from './testing/bill.fixtures.ts';

const portal = testApp();
let billing: Awaited<ReturnType<typeof openBilling>>;
beforeAll(async () => {
  billing = await openBilling(portal);
});

test('the partner sees a submitted bill without its documents; unrelated organizations never see it', async () => {
  const { clerk, theirs, outsider, delivered, path, bill, edit, act } = billing;
  const id = await delivered();
  const upload = (content: Buffer, user = clerk) =>
    portal
      .as(user, MULTIPART)
      .post(path('order', id, '/documents'), form(content, { field: 'file', name: 'proof.pdf' }));
  expect((await upload(Buffer.from('MZ no paper'))).json()).toMatchObject({
    statusCode: 422,
    fields: { file: { message: 'File has invalid format. Only PDF, JPEG, PNG supported' } },
  });
  const {
    documents: [document],
  } = (await upload(PDF)).json();
  expect(document).toMatchObject({ name: 'proof.pdf', mime: 'application/pdf' });
  const file = (user: { id: string }) => portal.as(user).get(path('order', id, `/documents/${document.id}`));
  expect((await file(clerk)).rawPayload).toEqual(PDF);
  expect((await portal.as(theirs).get(path('order', id))).statusCode).toBe(404);
  await act(clerk, 'order', id, 'submit');
  expect(await bill(theirs, 'order', id)).toMatchObject({
    state: 'submitted',
    documents: [],
    shares: [],
    submitted: { by: null, at: TEST_NOW },
    actions: [],
  });
  expect([
    (await file(theirs)).statusCode,
    (await edit(theirs, 'order', id, { discount: '1' })).statusCode,
    (await act(theirs, 'order', id, 'approve')).statusCode,
    (await upload(PDF, theirs)).statusCode,
  ]).toEqual([404, 403, 403, 403]);
  const asOutsider = portal.as(outsider);
  const replies = [
    asOutsider.get(path('order', id)),
    asOutsider.patch(path('order', id), {}),
    act(outsider, 'order', id, 'submit'),
    act(outsider, 'order', id, 'approve'),
    asOutsider.get(path('order', id, '/export')),
    asOutsider.post(path('order', id, '/send-email'), { to: ['a@b.example'] }),
  ];
  expect((await Promise.all(replies)).map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 404));
  expect((await portal.as(clerk).delete(path('order', id, `/documents/${document.id}`))).json()).toMatchObject({
    documents: [],
  });
  expect((await portal.as(clerk).delete(path('order', id, `/documents/${document.id}`))).statusCode).toBe(404);
});

test('exports a bill as PDF in the language of the user and sends it by email', async () => {
  const { build, clerk, delivered, path, edit, organizationId, partner } = billing;
  const id = await delivered({ reference: 'PO 7' });
  const exportText = async () =>
    readPdf((await portal.as(clerk).get(path('order', id, '/export'))).rawPayload)
      .pages.flat()
      .join(' ');
  const english = await exportText();
  for (const text of [
    'Order bill',
    'Harvest',
    'Serendib',
    'PO 7',
    'Worked, version 1',
    'Provisional: the actual distance is missing',
    'Linehaul',
    '100.000 km × 90',
    '9,000.00',
    'Loading delay: Port',
    'VAT 18 %',
    '11,898.33 LKR',
    'Page 1 of 1',
  ])
    expect(english).toContain(text);
  await portal.db.updateTable('users').set({ language: 'sin' }).where('id', '=', clerk.id).execute();
  expect(await exportText()).toContain('ඇණවුම් බිල්පත');
  await portal.db.updateTable('users').set({ language: 'en' }).where('id', '=', clerk.id).execute();

  const send = (body: object) => portal.as(clerk).post(path('order', id, '/send-email'), body);
  expect((await send({})).json()).toMatchObject({ statusCode: 422, fields: { to: { message: 'Field is required' } } });
  const accounts = await build.contact({
    organizationId: partner.id,
    isBilling: true,
    email: 'accounts@serendib.example',
  });
  await build.networkShare({ organizationId: partner.id, partnerId: organizationId });
  await edit(clerk, 'order', id, { billingContactId: accounts.id });
  expect((await send({})).json()).toEqual({ to: ['accounts@serendib.example'], state: 'kept' });
  const byHand = { to: ['a@b.example', 'a@b.example'], message: 'As agreed', confirmedRecipients: ['a@b.example'] };
  expect((await send(byHand)).json()).toEqual({
    to: ['a@b.example'],
    state: 'kept',
  });
  const mail = await portal.db
    .selectFrom('mails')
    .innerJoin('mailAttachments', 'mailId', 'mails.id')
    .selectAll()
    .where('recipient', '=', 'a@b.example')
    .executeTakeFirstOrThrow();
  expect(mail).toMatchObject({
    organizationId,
    mime: 'application/pdf',
    name: expect.stringMatching(/^2026-11-20 order-bill .*\.pdf$/) as string,
    subject: expect.stringMatching(/^DRAFT: Bill for order/) as string,
  });
  expect(mail.text).toMatch(
    /^DRAFT: the amounts can still change\.\n\nAs agreed\n\nHarvest has sent you the bill for order .*: 11,898.33 LKR\. The PDF is attached\.$/,
  );
  expect(mail.content.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await send({ to: ['nobody'] })).json()).toMatchObject({ fields: { 'to.0': { message: 'Email invalid' } } });
});
