import { findIncompatibleChanges } from './compare-documents.rules.ts';
import type { OpenApiDocument } from './document.ts';

const release = (): OpenApiDocument => ({
  openapi: '3.1.0',
  info: { title: 'Test', version: 'v1' },
  components: {
    schemas: {
      Order: {
        type: 'object',
        properties: {
          id: { type: 'string' },
          note: { type: ['string', 'null'] },
          weight: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
          stage: { type: 'string', enum: ['saved', 'closed'] },
          stops: {
            type: 'array',
            items: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
          },
          parent: { $ref: '#/components/schemas/Order' },
        },
        required: ['id', 'note', 'weight', 'stage', 'stops'],
      },
      OrderInput: {
        type: 'object',
        properties: {
          reference: { type: 'string', maxLength: 20 },
          kind: { type: 'string', enum: ['ftl', 'ltl'] },
          dueAt: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
        },
        required: ['reference'],
      },
    },
  },
  paths: {
    '/api/v1/orders': {
      get: {
        operationId: 'listOrders',
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', maximum: 100 } }],
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } } },
          404: { content: { 'application/json': {} } },
        },
      },
      delete: {
        operationId: 'deleteOrders',
        parameters: [
          { name: 'before', in: 'query', required: true, schema: { type: 'integer' } },
          { name: 'reason', in: 'query', required: true, schema: { type: 'string' } },
        ],
      },
      post: {
        operationId: 'createOrder',
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/OrderInput' } } } },
        responses: { 201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } } } },
      },
    },
  },
});

/** Changes a copy at a path of keys; `undefined` removes. */
function change(path: string, value: unknown): OpenApiDocument {
  const document = release();
  const keys = path.split(' ');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Record<string, unknown>>(
    (node, key) => (node[key] ??= {}) as Record<string, unknown>,
    document as unknown as Record<string, unknown>,
  );
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return document;
}
const ORDER = 'components schemas Order';
const INPUT = 'components schemas OrderInput';
const ORDERS = 'paths /api/v1/orders';

test('accepts the same document', () => {
  expect(findIncompatibleChanges(release(), release())).toEqual([]);
});

test.each([
  ['a path is removed', ORDERS, undefined, 'GET /api/v1/orders was removed'],
  ['a call is removed', `${ORDERS} post`, undefined, 'POST /api/v1/orders was removed'],
  ['a call is renamed', `${ORDERS} get operationId`, 'orders', 'operation id listOrders was renamed'],
  ['a parameter is removed', `${ORDERS} get parameters`, [], 'parameter limit was removed'],
  ['a parameter becomes required', `${ORDERS} get parameters 0 required`, true, 'parameter limit became required'],
  ['a parameter has another type', `${ORDERS} get parameters 0 schema type`, 'string', 'no longer accepts integer'],
  ['a parameter moves', `${ORDERS} get parameters 0 in`, 'header', 'parameter limit was removed'],
  [
    'a limit of a parameter sinks',
    `${ORDERS} get parameters 0 schema maximum`,
    50,
    'parameter limit: maximum is stricter',
  ],
  [
    'a required parameter is added',
    `${ORDERS} get parameters 1`,
    { name: 'of', in: 'query', required: true, schema: {} },
    'parameter of is new and required',
  ],
  ['a success has another status', `${ORDERS} post responses`, { 200: {} }, 'response 201 was removed'],
  [
    'a content type is removed',
    `${ORDERS} get responses 200 content`,
    { 'text/csv': {} },
    'application/json was removed',
  ],
  ['a body has no content', `${ORDERS} post requestBody`, {}, 'request application/json was removed'],
  ['a call needs a body', `${ORDERS} get requestBody`, { required: true, content: {} }, 'a body became required'],
  ['a body is removed', `${ORDERS} post requestBody`, undefined, 'request application/json was removed'],
  ['all responses are removed', `${ORDERS} get responses`, undefined, 'response 200 was removed'],
  ['a body becomes required', `${ORDERS} post requestBody required`, true, 'a body became required'],
  ['a field of a response is removed', `${ORDER} properties note`, undefined, 'response.note was removed'],
  [
    'a field of a response may be missing',
    `${ORDER} required`,
    ['id', 'weight', 'stage', 'stops'],
    'response.note may be missing',
  ],
  [
    'a field of a response has another type',
    `${ORDER} properties id`,
    { type: 'integer' },
    'response.id may be integer',
  ],
  [
    'a field of a response may be null',
    `${ORDER} properties id`,
    { type: ['string', 'null'] },
    'response.id may be null',
  ],
  [
    'an integer of a response may have a fraction',
    `${ORDER} properties weight anyOf 0 type`,
    'number',
    'response.weight may be number',
  ],
  [
    'a field inside a list is removed',
    `${ORDER} properties stops items properties`,
    {},
    'response.stops[].name was removed',
  ],
  ['an enumeration of a response opens', `${ORDER} properties stage enum`, undefined, 'no longer one of saved, closed'],
  ['a field of a request is removed', `${INPUT} properties kind`, undefined, 'request.kind was removed'],
  ['a field of a request becomes required', `${INPUT} required`, ['reference', 'kind'], 'request.kind became required'],
  [
    'a new field of a request is required',
    `${INPUT} required`,
    ['reference', 'partnerId'],
    'request.partnerId became required',
  ],
  ['a request rejects a value', `${INPUT} properties kind enum`, ['ftl'], 'request.kind no longer accepts ltl'],
  [
    'a request accepts only some values',
    `${INPUT} properties reference enum`,
    ['A'],
    'request.reference accepts only A',
  ],
  ['a request rejects null', `${INPUT} properties dueAt`, { type: 'integer' }, 'request.dueAt no longer accepts null'],
  [
    'a request has another type',
    `${INPUT} properties reference type`,
    'integer',
    'request.reference no longer accepts string',
  ],
  ['a request has a lower limit', `${INPUT} properties reference maxLength`, 10, 'maxLength is stricter'],
  ['a request has a first limit', `${INPUT} properties kind minLength`, 4, 'minLength is stricter'],
  ['a request has a pattern', `${INPUT} properties reference pattern`, '^A', 'another pattern'],
  ['a request has a format', `${INPUT} properties reference format`, 'uuid', 'another format'],
])('finds when %s', (_description, path, value, expected) => {
  const problems = findIncompatibleChanges(release(), change(path, value));
  expect(problems.join('\n')).toContain(expected);
});

test.each([
  ['a body is added', `${ORDERS} delete requestBody`, { content: {} }],
  ['a call is added', `${ORDERS} patch`, { operationId: 'updateOrders' }],
  ['an optional parameter is added', `${ORDERS} get parameters 1`, { name: 'of', in: 'query', schema: {} }],
  ['a limit of a parameter rises', `${ORDERS} get parameters 0 schema maximum`, 500],
  ['an error is removed', `${ORDERS} get responses 404`, undefined],
  ['an error is added', `${ORDERS} get responses 429`, {}],
  ['a field of a response is added', `${ORDER} properties color`, { type: 'string' }],
  ['a field of a response is always there', `${ORDER} required`, ['id', 'note', 'weight', 'stage', 'stops', 'parent']],
  ['a response is never null any more', `${ORDER} properties note`, { type: 'string' }],
  ['an enumeration of a response gains a value', `${ORDER} properties stage enum`, ['saved', 'closed', 'lost']],
  ['a field of a request is added', `${INPUT} properties color`, { type: 'string' }],
  ['a field of a request becomes optional', `${INPUT} required`, []],
  ['a request accepts another value', `${INPUT} properties kind enum`, ['ftl', 'ltl', 'parcel']],
  ['a request accepts fractions', `${INPUT} properties dueAt anyOf 0 type`, 'number'],
  ['a request loses a limit', `${INPUT} properties reference maxLength`, undefined],
])('accepts that %s', (_description, path, value) => {
  expect(findIncompatibleChanges(release(), change(path, value))).toEqual([]);
});
