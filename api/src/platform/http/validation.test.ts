import { email, Id, Money, NamedRef, Paging, requiredText, text, UnixTime } from 'shared-contracts/common';
import { Points } from 'shared-contracts/network/geo';
import { z } from 'zod';
import { AppError } from '../errors/app-error.ts';
import { validatorCompiler } from './validation.ts';

function getFieldError(schema: z.ZodType, value: unknown) {
  const validate = validatorCompiler({
    schema: z.object({ field: schema }),
    httpPart: 'body',
    method: 'POST',
    url: '/',
  });
  const result = validate({ field: value }) as { error?: unknown };
  return result.error instanceof AppError ? result.error.details.fields?.['field'] : undefined;
}

test.each([
  ['missing', requiredText(5), undefined, { code: 'required', message: 'Field is required' }],
  ['null', Id, null, { code: 'required', message: 'Field is required' }],
  ['empty', requiredText(5), '   ', { code: 'required', message: 'Field is required' }],
  ['an empty email', email, '', { code: 'required', message: 'Field is required' }],
  ['too long', text(5), 'abcdef', { code: 'max', message: 'Max 5 symbols', params: { max: 5 } }],
  ['too short', z.string().min(6), 'abc', { code: 'min', message: 'Min 6', params: { min: 6 } }],
  ['too large', Paging.shape.limit, '10000', { code: 'max', message: 'Max 9999', params: { max: 9999 } }],
  ['too small', UnixTime, -1, { code: 'min', message: 'Min 0', params: { min: 0 } }],
  ['an invalid email', email, 'nimal@', { code: 'email', message: 'Email invalid' }],
  ['an invalid URL', z.url(), 'nowhere', { code: 'url', message: 'Url invalid' }],
  ['an invalid id', Id, 'abc', { code: 'uuid', message: 'Invalid UUID' }],
  ['a control character', text(5), 'a\u0000', { code: 'invalid', message: 'Invalid value' }],
  ['money with three places', Money, '1.005', { code: 'invalid', message: 'Invalid value' }],
  ['a number instead of a text', requiredText(5), 7, { code: 'invalid', message: 'Invalid value' }],
  ['an unknown option', z.enum(['a', 'b']), 'c', { code: 'invalid', message: 'Invalid value' }],
  [
    'a custom message',
    Points,
    '6.9,79.8',
    { code: 'min', message: 'At least two points required', params: { min: 2 } },
  ],
])('%s', (_name, schema, value, error) => {
  expect(getFieldError(schema, value)).toEqual(error);
});

test('reports a nested field by its path, and the whole input by its part', () => {
  const schema = z.object({ stops: z.array(NamedRef) });
  const validate = validatorCompiler({ schema, httpPart: 'body', method: 'POST', url: '/' });
  const getFields = (value: unknown) =>
    Object.keys((validate(value) as { error: AppError }).error.details.fields ?? {});
  expect(getFields({ stops: [{ id: 'x' }] })).toEqual(['stops.0.id', 'stops.0.name']);
  expect(getFields(undefined)).toEqual(['body']);
});

test('returns the value parsed by the schema', () => {
  const validate = validatorCompiler({ schema: Paging, httpPart: 'querystring', method: 'GET', url: '/' });
  expect(validate({ page: '2', search: ' tea ' })).toEqual({ value: { page: 2, limit: 20, search: 'tea' } });
});
