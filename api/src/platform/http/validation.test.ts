import { email, Id, Money, Named, Paging, requiredText, text, Unix } from 'shared-contracts/common';
import { Points } from 'shared-contracts/geo';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { validatorCompiler } from './validation.ts';

/** What the answer says of one bad field. */
function told(schema: z.ZodType, value: unknown) {
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
  ['an empty e-mail', email, '', { code: 'required', message: 'Field is required' }],
  ['too long', text(5), 'abcdef', { code: 'max', message: 'Max 5 symbols', params: { max: 5 } }],
  ['too short', z.string().min(6), 'abc', { code: 'min', message: 'Min 6', params: { min: 6 } }],
  ['too great', Paging.shape.limit, '10000', { code: 'max', message: 'Max 9999', params: { max: 9999 } }],
  ['too small', Unix, -1, { code: 'min', message: 'Min 0', params: { min: 0 } }],
  ['no e-mail', email, 'nimal@', { code: 'email', message: 'Email invalid' }],
  ['no address', z.url(), 'nowhere', { code: 'url', message: 'Url invalid' }],
  ['no id', Id, 'abc', { code: 'uuid', message: 'Invalid UUID' }],
  ['a character that no text has', text(5), 'a\u0000', { code: 'invalid', message: 'Invalid value' }],
  ['money with three places', Money, '1.005', { code: 'invalid', message: 'Invalid value' }],
  ['a number for a text', requiredText(5), 7, { code: 'invalid', message: 'Invalid value' }],
  ['none of the choice', z.enum(['a', 'b']), 'c', { code: 'invalid', message: 'Invalid value' }],
  [
    'a message of its own',
    Points,
    '6.9,79.8',
    { code: 'min', message: 'At least two points required', params: { min: 2 } },
  ],
])('%s', (_name, schema, value, error) => {
  expect(told(schema, value)).toEqual(error);
});

test('a field within a list is named by its path, the whole by its part', () => {
  const schema = z.object({ stops: z.array(Named) });
  const validate = validatorCompiler({ schema, httpPart: 'body', method: 'POST', url: '/' });
  const fieldsOf = (value: unknown) => Object.keys((validate(value) as { error: AppError }).error.details.fields ?? {});
  expect(fieldsOf({ stops: [{ id: 'x' }] })).toEqual(['stops.0.id', 'stops.0.name']);
  expect(fieldsOf(undefined)).toEqual(['body']);
});

test('what fits is passed on as the schema reads it', () => {
  const validate = validatorCompiler({ schema: Paging, httpPart: 'querystring', method: 'GET', url: '/' });
  expect(validate({ page: '2', search: ' tea ' })).toEqual({ value: { page: 2, limit: 20, search: 'tea' } });
});
