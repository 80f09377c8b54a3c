import type { ContactDetails } from 'shared-contracts/network/contacts';
import { unwrap } from '../support/api.ts';
import { findAccessibilityViolations } from '../support/axe.ts';
import { createTestUsers } from '../support/test-users.ts';
import { expect, test } from '../support/test.ts';
import { PHONE } from '../support/viewports.ts';

const CONTACT = { firstName: 'Ann', lastName: 'Alwis', email: 'ann@journey.example', phone: '+94 77 123 4567' };

for (const { size, viewport } of [{ size: 'desktop' }, { size: 'phone', viewport: PHONE }])
  test(`two people edit one contact: different fields are merged, the same field is chosen, on a ${size}`, async ({
    openAs,
    apiFor,
    portal,
  }) => {
    const login = await createTestUsers(portal).createMember([
      { model: 'contact', rule: 'read' },
      { model: 'contact', rule: 'write' },
    ]);
    const colleague = await apiFor(login);
    const { id } = await unwrap(colleague.post<ContactDetails>('/contacts', CONTACT));
    const change = (changes: object) => unwrap(colleague.patch<ContactDetails>(`/contacts/${id}`, changes));

    const page = await openAs('owner', { ...(viewport && { viewport }) });
    const dialog = page.getByRole('dialog', { name: 'Edit contact' });
    const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
    const save = () => dialog.getByRole('button', { name: 'Save', exact: true }).click();

    await page.goto(`/contacts?dialog=edit.${id}`);
    await field('First name').fill('Anne');
    await change({ phone: '+94 77 000 0000' });
    await save();
    await expect(dialog).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => window.recordedNotices?.join()))
      .toContain('Saved together with the changes of');

    await page.goto(`/contacts?dialog=edit.${id}`);
    await field('Phone').fill('+94 77 111 1111');
    await change({ phone: '+94 77 222 2222' });
    await save();
    const conflict = dialog.getByRole('alert');
    await expect(conflict).toContainText('changed this while you were editing');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await conflict.getByRole('radio', { name: 'Take theirs: Phone' }).check();
    await expect(field('Phone')).toHaveValue('+94 77 222 2222');
    await save();
    await expect(dialog).toHaveCount(0);
    expect(await unwrap(colleague.get<ContactDetails>(`/contacts/${id}`))).toMatchObject({
      firstName: 'Anne',
      phone: '+94 77 222 2222',
    });
  });
