import { createIntl } from 'react-intl';
import { array, date, mixed, number, object, string, type AnySchema } from 'yup';
import { fieldMessages } from './form.messages.ts';
import { serverWrongs, wrongsOf, type Wrong } from './errors.ts';
import { castTo } from './form-state.tsx';
import { differsFrom, repeats } from './rules.ts';

const intl = createIntl({ locale: 'en' });
const english = (wrong: Wrong | undefined) =>
  typeof wrong === 'object' ? intl.formatMessage(wrong, wrong.values) : wrong;
const told = async (schema: AnySchema, value: unknown, others: object = {}) =>
  english((await wrongsOf(object({ field: schema }), { ...others, field: value }))['field']);

const list = array().of(string().required()).required().min(1, fieldMessages.required);
const repeat = string().required().test(repeats('password'));
const billing = string().nullable().default(null).test(differsFrom('base'));
const uuid = '7d444840-9dc0-41d1-b245-5ffdce74fad2';

/** The specification's rules of fields: what is entered, and what is told. */
test.each<[string, AnySchema, unknown, string | undefined, object?]>([
  ['required', string().required(), '', 'Field is required'],
  ['required, of spaces only', string().trim().required(), '   ', 'Field is required'],
  ['required, of nothing', string().required(), null, 'Field is required'],
  ['required', string().required(), 'x', undefined],
  ['a required number', number().required(), '', 'Field is required'],
  ['a required number', number().required(), '0.00', undefined],
  ['a required list', list, [], 'Field is required'],
  ['a required list', list, undefined, 'Field is required'],
  ['a required list', list, ['a'], undefined],
  ['a required file', mixed().required(), null, 'Field is required'],
  ['optional', string().max(3).email().nullable().default(null), '', undefined],
  ['at most five symbols', string().max(5), 'abcdef', 'Max 5 symbols'],
  ['at most five symbols', string().max(5), 'abcde', undefined],
  ['at least six', string().min(6), 'abcde', 'Min 6'],
  ['at least six', string().min(6), 'abcdef', undefined],
  ['no more than', number().max(10), '10.01', 'Max 10'],
  ['no less than', number().min(1), '0.99', 'Min 1'],
  ['a url', string().url(), 'www.consign', 'Url invalid'],
  ['a url', string().url(), 'https://consign.example/a?b=c', undefined],
  ['an e-mail', string().email(), 'nadia@', 'Email invalid'],
  ['an e-mail', string().email(), 'nadia@example.com', undefined],
  ['a UUID', string().uuid(), '4711', 'Invalid UUID'],
  ['a UUID', string().uuid(), uuid, undefined],
  ['a moment', number().required(), Number.NaN, 'Invalid date'],
  ['a date', date(), 'yesterday', 'Invalid date'],
  ['the password once more', repeat, 'secret2', 'Passwords not match', { password: 'secret1' }],
  ['the password once more', repeat, 'secret1', undefined, { password: 'secret1' }],
  ['the password once more, not yet', repeat, '', 'Field is required', { password: 'secret1' }],
  ['another currency', billing, 'LKR', 'Same currency selected', { base: 'LKR' }],
  ['another currency', billing, 'USD', undefined, { base: 'LKR' }],
  ['another currency, neither chosen', billing, null, undefined, { base: null }],
  ['a whole number', number().integer(), '1.5', 'Must be a whole number'],
  ['more than zero', number().moreThan(0), '0', 'Must be more than zero'],
  ['one of a few', string().oneOf(['a', 'b']), 'c', 'Invalid value'],
])('%s: %#', async (_rule, schema, value, message, ...[others]) => {
  expect(await told(schema, value, others)).toBe(message);
});

test.each([
  [{ code: 'required', message: 'x' }, 'Field is required'],
  [{ code: 'max', message: 'Max 20 symbols', params: { max: 20 } }, 'Max 20 symbols'],
  [{ code: 'max', message: 'Max 20', params: { max: 20 } }, 'Max 20'],
  [{ code: 'min', message: 'x', params: { min: 2 } }, 'Min 2'],
  [{ code: 'email', message: 'x' }, 'Email invalid'],
  [{ code: 'url', message: 'x' }, 'Url invalid'],
  [{ code: 'uuid', message: 'x' }, 'Invalid UUID'],
  [{ code: 'date', message: 'x' }, 'Invalid date'],
  [{ code: 'fileTooLarge', message: 'x', params: { max: 1 } }, 'Max file size. Max 1 Mb'],
  [
    { code: 'fileFormat', message: 'x', params: { types: 'PDF, JPEG' } },
    'File has invalid format. Only PDF, JPEG supported',
  ],
  [{ code: 'loginTaken', message: 'User with same login already exist' }, 'User with same login already exist'],
])('the server’s %j has its words', (error, message) => {
  expect(english(serverWrongs({ field: error })['field'])).toBe(message);
});

test('what only one screen knows has that screen’s words', () => {
  const own = { id: 'test.own', defaultMessage: 'Own words' };
  expect(serverWrongs({ field: { code: 'taken', message: 'x' } }, { taken: own })).toEqual({ field: own });
  expect(serverWrongs({ field: { code: 'taken', message: 'x', params: { by: 'CAB-1' } } }, { taken: own })).toEqual({
    field: { ...own, values: { by: 'CAB-1' } },
  });
});

test('of several things wrong with a field the first is told; fields in lists are named by their path', async () => {
  const schema = object({ stops: array().of(object({ name: string().required().min(3).max(2) })) });
  expect(
    Object.entries(await wrongsOf(schema, { stops: [{ name: 'abc' }, { name: '' }] })).map(([path, wrong]) => [
      path,
      english(wrong),
    ]),
  ).toEqual([
    ['stops.0.name', 'Max 2 symbols'],
    ['stops.1.name', 'Field is required'],
  ]);
});

test('empty texts are sent as nothing, wherever they stand', () => {
  const text = () => string().trim().nullable().default(null);
  const schema = object({
    middleName: text(),
    note: string(),
    address: object({ city: text() }),
    contacts: array().of(object({ phone: text() })),
    tags: array().of(string()),
  });
  const sent = castTo(schema, {
    middleName: '  ',
    note: '',
    address: { city: '' },
    contacts: [{ phone: '' }, { phone: ' 1 ' }],
    tags: [],
    unknown: 'x',
  });
  expect(sent).toEqual({
    middleName: null,
    note: undefined,
    address: { city: null },
    contacts: [{ phone: null }, { phone: '1' }],
    tags: [],
  });
  expect(JSON.parse(JSON.stringify(sent))).not.toHaveProperty('note');
});
