import fc from 'fast-check';
import { nameStatement, toOtlp, toStatementText } from './otlp.rules.ts';

test('writes spans as OTLP in JSON', () => {
  const span = {
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    spanId: '00f067aa0ba902b7',
    parentSpanId: '53995c3f42cd8ad8',
    name: 'GET /api/orders/v2',
    kind: 'server',
    startedAt: 1_795_161_600_000.25,
    endedAt: 1_795_161_600_012,
    attributes: { 'http.route': '/api/orders/v2', 'http.response.status_code': 500, missing: undefined },
    error: 'TypeError',
  } as const;
  expect(toOtlp([span], { 'service.name': 'consign' }).resourceSpans[0]).toEqual({
    resource: { attributes: [{ key: 'service.name', value: { stringValue: 'consign' } }] },
    scopeSpans: [
      {
        scope: { name: 'consign' },
        spans: [
          {
            traceId: span.traceId,
            spanId: span.spanId,
            parentSpanId: span.parentSpanId,
            name: span.name,
            kind: 2,
            startTimeUnixNano: '1795161600000250000',
            endTimeUnixNano: '1795161600012000000',
            attributes: [
              { key: 'http.route', value: { stringValue: '/api/orders/v2' } },
              { key: 'http.response.status_code', value: { intValue: '500' } },
              { key: 'error.type', value: { stringValue: 'TypeError' } },
            ],
            status: { code: 2 },
          },
        ],
      },
    ],
  });
});

test.each([
  ['select "id" from "orders" where "id" = $1', 'select "id" from "orders" where "id" = $1', 'select orders'],
  [`update users set login = 'it''s me' where n = 42`, 'update users set login = ? where n = ?', 'update users'],
  [`insert into t1 (a) values ('open`, 'insert into t1 (a) values (?', 'insert t'],
  [
    `select (select count(*) from (select n from notes) as m) as n, ')' as p from "orders"`,
    'select (select count(*) from (select n from notes) as m) as n, ? as p from "orders"',
    'select orders',
  ],
  ['select (select n from notes)', 'select (select n from notes)', 'select notes'],
  [
    'with page as materialized (select id from "orders") select p from (select n from page) as t join page on true',
    'with page as materialized (select id from "orders") select p from (select n from page) as t join page on true',
    'with orders',
  ],
  ['begin', 'begin', 'begin'],
  ['', '', 'statement'],
])('describes the statement %j without values', (text, expected, name) => {
  expect([toStatementText(text), nameStatement(text)]).toEqual([expected, name]);
});

test('contains no literal', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const secret = `secret${value.replaceAll('\0', '')}`;
      expect(toStatementText(`select * from t where a = '${secret.replaceAll("'", "''")}' and b = $1`)).toBe(
        'select * from t where a = ? and b = $1',
      );
    }),
  );
});
