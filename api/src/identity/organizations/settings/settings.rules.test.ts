import fc from 'fast-check';
import { asStored, changed, fromAndTo, needsPassword, type Settings, waiting, type Wanted } from './settings.rules.ts';

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

test('an empty text is nothing, in the one way its column says', () => {
  expect(
    asStored({
      pageTitle: '',
      domain: null,
      supportEmail: '',
      accentColor: '#AABBCC',
      showVersion: false,
      mapToken: undefined,
    }),
  ).toEqual({ pageTitle: null, domain: '', supportEmail: null, accentColor: '#aabbcc', showVersion: false });
});

const wanted = fc.record(
  {
    name: fc.constantFrom('Harvest', 'Lagoon'),
    domain: fc.constantFrom('tea', '', 'sea'),
    pageTitle: fc.constantFrom(null, 'Title'),
    selfRegistration: fc.boolean(),
    homeLinks: fc.constantFrom([], [{ url: 'https://help.example', label: 'Help' }]),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Wanted>;

test('what waits always differs from what is in force, and the last word counts', () => {
  fc.assert(
    fc.property(wanted, wanted, (first, second) => {
      const after = waiting(CURRENT, changed(CURRENT, first), second);
      expect(changed(CURRENT, after)).toEqual(after);
      expect({ ...CURRENT, ...after }).toEqual({ ...CURRENT, ...first, ...second });
      expect(waiting(CURRENT, after, CURRENT)).toEqual({});
    }),
  );
});

test('the timeline tells from and to of all but secrets', () => {
  expect(fromAndTo(CURRENT, { name: 'Lagoon', smtpPassword: 'v1.other' })).toEqual({
    name: { from: 'Harvest', to: 'Lagoon' },
    smtpPassword: { from: null, to: null },
  });
});

test.each<[string, Wanted, boolean]>([
  ['another server', { smtpHost: 'mail.evil.example' }, true],
  ['the same server', { smtpHost: 'mail.harvest.example' }, false],
  ['another server with its password', { smtpHost: 'mail.evil.example', smtpPassword: 'v1.new' }, false],
  ['another server without one', { smtpHost: 'mail.evil.example', smtpPassword: null }, false],
  ['no server', { smtpHost: null }, false],
  ['another port', { smtpPort: 25 }, false],
])('%s needs the password again: %s', (_name, change, needs) => {
  expect(needsPassword(CURRENT, change)).toBe(needs);
});
