import { testUsers } from 'shared-ui/testing';
import { requiresCurrentPassword, toProfileForm, toSelfUpdate, type ProfileForm } from './profile.rules.ts';

const user = testUsers.cargoOwner;
const { login, email, timezone } = user;
const unchanged: ProfileForm = {
  givenName: null,
  familyName: null,
  login,
  email,
  timezoneId: timezone.id,
  password: null,
  repeat: null,
  currentPassword: null,
};

test.each<[string, Partial<ProfileForm>, object, boolean]>([
  ['nothing', {}, {}, false],
  ['nothing for only the current password', { currentPassword: 'secret' }, {}, false],
  ['the time zone', { timezoneId: 'zone-2' }, { timezoneId: 'zone-2' }, false],
  [
    'the time zone without the entered password',
    { timezoneId: 'zone-2', currentPassword: 'secret' },
    { timezoneId: 'zone-2' },
    false,
  ],
  ['the names', { givenName: 'Nadia', familyName: 'Perera' }, { givenName: 'Nadia', familyName: 'Perera' }, false],
  ['the login', { login: 'nadia.p', currentPassword: 'secret' }, { login: 'nadia.p', currentPassword: 'secret' }, true],
  ['the e-mail', { email: 'n@x.lk', currentPassword: 'secret' }, { email: 'n@x.lk', currentPassword: 'secret' }, true],
  [
    'the password',
    { password: 'better', repeat: 'better', currentPassword: 'secret' },
    { password: 'better', currentPassword: 'secret' },
    true,
  ],
  ['nothing for an emptied password', { password: '', repeat: '' }, {}, false],
  [
    'the case of the login',
    { login: login.toUpperCase(), currentPassword: 'x' },
    { login: login.toUpperCase(), currentPassword: 'x' },
    true,
  ],
])('sends %s', (_case, change, sent, requiresPassword) => {
  const data = { ...unchanged, ...change };
  expect(toSelfUpdate(user, data)).toEqual(sent);
  expect(requiresCurrentPassword(user, data)).toBe(requiresPassword);
});

test('the form has what is stored, with null for names that are missing', () => {
  const common = { login, email, timezoneId: timezone.id };
  expect(toProfileForm({ ...user, givenName: 'Nadia', familyName: 'Perera' })).toEqual({
    ...common,
    givenName: 'Nadia',
    familyName: 'Perera',
  });
  expect(toProfileForm(user)).toEqual({ ...common, givenName: null, familyName: null });
});
