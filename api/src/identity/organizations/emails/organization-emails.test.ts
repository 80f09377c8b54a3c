import { SETTING_FIELDS } from 'shared-contracts/identity/organizations';
import { LANGUAGES } from 'shared-contracts/values/limits';
import { buildOrganizationEmail, formatSettingNames } from './organization-emails.ts';
import { ORGANIZATION_EMAIL_TEXTS, type OrganizationEmail } from './organization-email.texts.ts';

const KINDS = Object.keys(ORGANIZATION_EMAIL_TEXTS.en) as OrganizationEmail[];
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

test.each(LANGUAGES)('has complete emails and distinct setting names in %s', (language) => {
  for (const kind of KINDS) {
    expect(placeholders(ORGANIZATION_EMAIL_TEXTS[language][kind])).toEqual(
      placeholders(ORGANIZATION_EMAIL_TEXTS.en[kind]),
    );
    const email = buildOrganizationEmail(kind, language, VALUES, 'https://portal.example/');
    expect(JSON.stringify(email)).not.toMatch(/\{\w+\}/);
    expect(email.action === undefined).toBe(ORGANIZATION_EMAIL_TEXTS.en[kind].action === undefined);
  }
  expect(new Set(SETTING_FIELDS.map((setting) => formatSettingNames([setting], language))).size).toBe(
    SETTING_FIELDS.length,
  );
});

test('omits a paragraph with an empty value', () => {
  const paragraphs = (overrides: object) =>
    buildOrganizationEmail('merged', 'en', { ...VALUES, ...overrides }, '').paragraphs;
  expect([paragraphs({}).length, paragraphs({ declined: '' }).length]).toEqual([4, 3]);
});

test('keeps a value on one line and does not expand placeholders in it', () => {
  const { subject, paragraphs } = buildOrganizationEmail(
    'registrationDeclined',
    'en',
    { ...VALUES, organization: 'A\nB {reason}', reason: 'first\n\nsecond' },
    '',
  );
  expect(subject).toBe('The registration of A B {reason} was declined');
  expect(paragraphs).toContain('Reason: first second');
});
