import fc from 'fast-check';
import {
  listPictureIds,
  omit,
  pick,
  toStoredSettings,
  pickChanged,
  toTimelineChanges,
  requiresPassword,
  type Settings,
  mergePendingChanges,
  type SettingChanges,
} from './settings.rules.ts';

const CURRENT = {
  name: 'Harvest',
  domain: 'tea',
  pageTitle: null,
  supportEmail: 'help@harvest.example',
  accentColor: '#112233',
  homeLinks: [{ label: 'Help', url: 'https://help.example' }],
  smtpHost: 'mail.harvest.example',
  smtpPassword: 'v1.sealed',
  selfRegistration: true,
} as unknown as Settings;

test('stores an empty text as null or empty by column', () => {
  expect(
    toStoredSettings({
      pageTitle: '',
      domain: null,
      supportEmail: '',
      accentColor: '#AABBCC',
      showVersion: false,
      mapToken: undefined,
    }),
  ).toEqual({ pageTitle: null, domain: '', supportEmail: null, accentColor: '#aabbcc', showVersion: false });
});

test('does not store unrequested values, and preserves the case of other texts', () => {
  const stored = toStoredSettings({ mapToken: undefined, pageTitle: 'Tea', accentColor: null, showVersion: true });
  expect(Object.entries(stored)).toEqual([
    ['pageTitle', 'Tea'],
    ['accentColor', null],
    ['showVersion', true],
  ]);
});

test('splits changes by field', () => {
  const both: SettingChanges = { name: 'Lagoon', domain: 'sea' };
  expect([pick(both, ['domain', 'pageTitle']), omit(both, ['domain'])]).toEqual([
    { domain: 'sea' },
    { name: 'Lagoon' },
  ]);
});

test.each([
  [{ loginImageId: 'a', pageFaviconId: 'b', name: 'Lagoon' }, ['a', 'b']],
  [{ loginImageId: null, pageFaviconId: 'b' }, ['b']],
  [{ loginImageId: 'a' }, ['a']],
  [{}, []],
])('lists the pictures of %j: %j', (settings, ids) => {
  expect(listPictureIds(settings)).toEqual(ids);
});

const changes = fc.record(
  {
    name: fc.constantFrom('Harvest', 'Lagoon'),
    domain: fc.constantFrom('tea', '', 'sea'),
    pageTitle: fc.constantFrom(null, 'Title'),
    selfRegistration: fc.boolean(),
    homeLinks: fc.constantFrom([], [{ url: 'https://help.example', label: 'Help' }]),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<SettingChanges>;

test('keeps only settings that differ from the current ones; the latest value wins', () => {
  fc.assert(
    fc.property(changes, changes, (first, second) => {
      const after = mergePendingChanges(CURRENT, pickChanged(CURRENT, first), second);
      expect(pickChanged(CURRENT, after)).toEqual(after);
      expect({ ...CURRENT, ...after }).toEqual({ ...CURRENT, ...first, ...second });
      expect(mergePendingChanges(CURRENT, after, CURRENT)).toEqual({});
    }),
  );
});

test('records old and new values except for secrets', () => {
  expect(toTimelineChanges(CURRENT, { name: 'Lagoon', smtpPassword: 'v1.other' })).toEqual({
    name: { from: 'Harvest', to: 'Lagoon' },
    smtpPassword: { from: null, to: null },
  });
});

test.each<[string, SettingChanges, boolean]>([
  ['another server', { smtpHost: 'mail.evil.example' }, true],
  ['the same server', { smtpHost: 'mail.harvest.example' }, false],
  ['another server with its password', { smtpHost: 'mail.evil.example', smtpPassword: 'v1.new' }, false],
  ['another server without one', { smtpHost: 'mail.evil.example', smtpPassword: null }, false],
  ['no server', { smtpHost: null }, false],
  ['another port', { smtpPort: 25 }, false],
])('%s requires the password: %s', (_name, requested, expected) => {
  expect(requiresPassword(CURRENT, requested)).toBe(expected);
});
