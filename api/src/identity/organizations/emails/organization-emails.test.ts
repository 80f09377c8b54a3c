import { SETTINGS } from 'shared-contracts/organizations';
import { LANGUAGES } from 'shared-contracts/values/limits';
import { organizationLetter, settingNames } from './organization-letters.ts';
import { ORGANIZATION_MAILS, type OrganizationMail } from './organization-mail.texts.ts';

const KINDS = Object.keys(ORGANIZATION_MAILS.en) as OrganizationMail[];
const placeholders = (value: unknown) =>
  [...JSON.stringify(value).matchAll(/\{\w+\}/g)].map(String).toSorted((a, b) => a.localeCompare(b));
const VALUES = {
  organization: 'Harvest',
  name: 'Nimal',
  hours: '3',
  registrationId: 'PV 1',
  contact: 'Nimal',
  email: 'a@b.example',
  reason: 'Why',
  merged: 'name',
  declined: 'port',
  host: 'mail.example',
};

test.each(LANGUAGES)('in %s every mail is whole and every setting has a name of its own', (language) => {
  for (const kind of KINDS) {
    expect(placeholders(ORGANIZATION_MAILS[language][kind])).toEqual(placeholders(ORGANIZATION_MAILS.en[kind]));
    const letter = organizationLetter(kind, language, VALUES, 'https://portal.example/');
    expect(JSON.stringify(letter)).not.toMatch(/\{\w+\}/);
    expect(letter.action === undefined).toBe(ORGANIZATION_MAILS.en[kind].action === undefined);
  }
  expect(new Set(SETTINGS.map((setting) => settingNames([setting], language))).size).toBe(SETTINGS.length);
});

test('a paragraph whose value is empty is left out', () => {
  const paragraphs = (more: object) => organizationLetter('merged', 'en', { ...VALUES, ...more }, '').paragraphs;
  expect([paragraphs({}).length, paragraphs({ declined: '' }).length]).toEqual([4, 3]);
});

test('a value is one line, and no placeholder', () => {
  const { subject, paragraphs } = organizationLetter(
    'registrationDeclined',
    'en',
    { ...VALUES, organization: 'A\nB {reason}', reason: 'first\n\nsecond' },
    '',
  );
  expect(subject).toBe('The registration of A B {reason} was declined');
  expect(paragraphs).toContain('Reason: first second');
});
