import fc from 'fast-check';
import { isSampled, parseTraceparent } from './trace-context.rules.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

test.each([
  [`00-${TRACE}-${SPAN}-01`, { traceId: TRACE, spanId: SPAN }],
  [`00-${TRACE}-${SPAN}-00`, { traceId: TRACE, spanId: SPAN }],
  [`01-${TRACE}-${SPAN}-01-later`, { traceId: TRACE, spanId: SPAN }],
  [`ff-${TRACE}-${SPAN}-01`, undefined],
  [`00-${'0'.repeat(32)}-${SPAN}-01`, undefined],
  [`00-${TRACE}-${'0'.repeat(16)}-01`, undefined],
  [`00-${TRACE.toUpperCase()}-${SPAN}-01`, undefined],
  ['', undefined],
  [['a', 'b'], undefined],
  [undefined, undefined],
])('reads the traceparent %j', (header, expected) => {
  expect(parseTraceparent(header)).toEqual(expected);
});

const anyTraceId = fc.stringMatching(/^[0-9a-f]{32}$/);

test('records all traces, none, or more of them with a higher ratio', () => {
  fc.assert(
    fc.property(anyTraceId, fc.double({ min: 0, max: 1, noNaN: true }), (traceId, ratio) => {
      expect([isSampled(traceId, 1), isSampled(traceId, 0)]).toEqual([true, false]);
      if (isSampled(traceId, ratio)) expect(isSampled(traceId, Math.min(1, ratio + 0.1))).toBe(true);
    }),
  );
});
