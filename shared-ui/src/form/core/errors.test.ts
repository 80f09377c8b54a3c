import { createIntl } from 'react-intl';
import { array, date, mixed, number, object, string, type AnySchema } from 'yup';
import { fieldMessages } from '../form.messages.ts';
import { toFieldErrors, validateSchema, type FieldErrorText } from './errors.ts';
import { castValues } from './form-state.tsx';
import { differsFromField, matchesField } from './rules.ts';

const intl = createIntl({ locale: 'en' });
const toEnglish = (error: FieldErrorText | undefined) =>
  typeof error === 'object' ? intl.formatMessage(error, error.values) : error;
const getError = async (schema: AnySchema, value: unknown, otherValues: object = {}) =>
  toEnglish((await validateSchema(object({ field: schema }), { ...otherValues, field: value }))['field']);

const list = array().of(string().required()).required().min(1, fieldMessages.required);
const repeatedPassword = string().required().test(matchesField('password'));
const billing = string().nullable().default(null).test(differsFromField('base'));
const uuid = '7d444840-9dc0-41d1-b245-5ffdce74fad2';

test.each<[string, AnySchema, unknown, string | undefined, object?]>([
  ['required', string().required(), '', 'Field is required'],
  ['required, only spaces', string().trim().required(), '   ', 'Field is required'],
  ['required, null', string().required(), null, 'Field is required'],
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
  ['a timestamp', number().required(), Number.NaN, 'Invalid date'],
  ['a date', date(), 'yesterday', 'Invalid date'],
  ['a repeated password', repeatedPassword, 'secret2', 'Passwords not match', { password: 'secret1' }],
  ['a repeated password', repeatedPassword, 'secret1', undefined, { password: 'secret1' }],
  ['a repeated password, still empty', repeatedPassword, '', 'Field is required', { password: 'secret1' }],
  ['another currency', billing, 'LKR', 'Same currency selected', { base: 'LKR' }],
  ['another currency', billing, 'USD', undefined, { base: 'LKR' }],
  ['another currency, both empty', billing, null, undefined, { base: null }],
  ['a whole number', number().integer(), '1.5', 'Must be a whole number'],
  ['more than zero', number().moreThan(0), '0', 'Must be more than zero'],
  ['one of several values', string().oneOf(['a', 'b']), 'c', 'Invalid value'],
])('validates %s: %#', async (_rule, schema, value, message, ...[otherValues]) => {
  expect(await getError(schema, value, otherValues)).toBe(message);
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
])('translates the server error %j', (error, message) => {
  expect(toEnglish(toFieldErrors({ field: error })['field'])).toBe(message);
});

test('prefers the messages of the form', () => {
  const takenMessage = { id: 'test.own', defaultMessage: 'Already assigned' };
  expect(toFieldErrors({ field: { code: 'taken', message: 'x' } }, { taken: takenMessage })).toEqual({
    field: takenMessage,
  });
  expect(
    toFieldErrors({ field: { code: 'taken', message: 'x', params: { by: 'CAB-1' } } }, { taken: takenMessage }),
  ).toEqual({
    field: { ...takenMessage, values: { by: 'CAB-1' } },
  });
});

test('returns the first error of each field, by the field’s path', async () => {
  const schema = object({ stops: array().of(object({ name: string().required().min(3).max(2) })) });
  expect(
    Object.entries(await validateSchema(schema, { stops: [{ name: 'abc' }, { name: '' }] })).map(([path, error]) => [
      path,
      toEnglish(error),
    ]),
  ).toEqual([
    ['stops.0.name', 'Max 2 symbols'],
    ['stops.1.name', 'Field is required'],
  ]);
});

test('casts empty texts to null or undefined at any depth', () => {
  const text = () => string().trim().nullable().default(null);
  const schema = object({
    middleName: text(),
    note: string(),
    address: object({ city: text() }),
    contacts: array().of(object({ phone: text() })),
    tags: array().of(string()),
  });
  const castResult = castValues(schema, {
    middleName: '  ',
    note: '',
    address: { city: '' },
    contacts: [{ phone: '' }, { phone: ' 1 ' }],
    tags: [],
    unknown: 'x',
  });
  expect(castResult).toEqual({
    middleName: null,
    note: undefined,
    address: { city: null },
    contacts: [{ phone: null }, { phone: '1' }],
    tags: [],
  });
  expect(JSON.parse(JSON.stringify(castResult))).not.toHaveProperty('note');
});
