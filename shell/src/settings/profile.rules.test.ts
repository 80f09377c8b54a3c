import { as } from 'shared-ui/testing';
import { changesOf, needsProof, type OwnData } from './own-data.rules.ts';

const user = as.cargoOwner;
const { login, email, timezone } = user;
const asItIs: OwnData = { login, email, timezoneId: timezone.id, password: null, repeat: null, currentPassword: null };

test.each<[string, Partial<OwnData>, object, boolean]>([
  ['nothing', {}, {}, false],
  ['the present password alone', { currentPassword: 'secret' }, {}, false],
  ['the time zone', { timezoneId: 'zone-2' }, { timezoneId: 'zone-2' }, false],
  [
    'the time zone, with the password all the same',
    { timezoneId: 'zone-2', currentPassword: 'secret' },
    { timezoneId: 'zone-2' },
    false,
  ],
  ['the login', { login: 'nadia.p', currentPassword: 'secret' }, { login: 'nadia.p', currentPassword: 'secret' }, true],
  ['the e-mail', { email: 'n@x.lk', currentPassword: 'secret' }, { email: 'n@x.lk', currentPassword: 'secret' }, true],
  [
    'the password',
    { password: 'better', repeat: 'better', currentPassword: 'secret' },
    { password: 'better', currentPassword: 'secret' },
    true,
  ],
  ['an emptied password', { password: '', repeat: '' }, {}, false],
  [
    'the case of the login',
    { login: login.toUpperCase(), currentPassword: 'x' },
    { login: login.toUpperCase(), currentPassword: 'x' },
    true,
  ],
])('who changes %s', (_what, change, sent, proof) => {
  const data = { ...asItIs, ...change };
  expect(changesOf(user, data)).toEqual(sent);
  expect(needsProof(user, data)).toBe(proof);
});
