import type { OrganizationDetails } from 'shared-contracts/identity/organizations';
import { toEditForm, toLoginImage, toPatch } from './edit.rules.ts';

const DETAILS = {
  id: 'o',
  name: 'Harvest',
  type: '1pl',
  registrationId: 'R-1',
  contactName: 'Nadia',
  contactEmail: 'nadia@harvest.lk',
  supportEmail: '',
  pageTitle: '',
  logo: '/files/logo',
  showVersion: true,
  selfRegistration: false,
  homeLinks: [{ label: 'Help', url: 'https://help.example' }],
  smtpPort: 25,
  createdAt: 5,
} as unknown as OrganizationDetails;
const form = toEditForm(DETAILS);

test('contains editable fields, with null for empty ones', () => {
  expect(form).toMatchObject({
    name: 'Harvest',
    supportEmail: null,
    pageTitle: null,
    smtpPort: 25,
    smtpPassword: null,
    countryId: null,
    homeLinks: [{ label: 'Help', url: 'https://help.example' }],
    logo: null,
  });
  expect(form).not.toHaveProperty('id');
  expect(form).not.toHaveProperty('createdAt');
});

test('sends only what was changed', () => {
  expect(toPatch(form, { ...form })).toEqual({});
  expect(
    toPatch(form, { ...form, name: 'Harvest Lanka', homeLinks: [{ label: 'Help', url: 'https://help.example' }] }),
  ).toEqual({
    name: 'Harvest Lanka',
  });
  expect(toPatch(form, { ...form, homeLinks: [], smtpPort: null })).toEqual({ homeLinks: [], smtpPort: null });
});

test('does not send the logo, which is uploaded separately', () => {
  expect(toPatch(form, { ...form, logo: new File([], 'logo.png') })).toEqual({});
});

const IMAGE = { name: '', url: '/files/login', mime: 'image/png' };
const withImage = toEditForm({ ...DETAILS, loginImage: '/files/login' });

test('shows the stored sign-in picture, and none where there is none', () => {
  expect(withImage.loginImage).toMatchObject(IMAGE);
  expect(form.loginImage).toBeNull();
});

const file = new File([], 'login.png');
test.each<[what: string, before: typeof form, after: Partial<typeof form>, upload: File | null | undefined]>([
  ['a new picture', form, { loginImage: file }, file],
  ['another picture', withImage, { loginImage: file }, file],
  ['the removal of a picture', withImage, { loginImage: null }, null],
  ['nothing for the same picture', withImage, {}, undefined],
  ['nothing for none', form, {}, undefined],
])('uploads %s', (_, before, after, upload) => {
  expect(toLoginImage(before, { ...before, ...after })).toBe(upload);
});

test('does not send the sign-in picture, which is uploaded separately', () => {
  expect(toPatch(withImage, { ...withImage, loginImage: null })).toEqual({});
});
