import { ControlledTransaction } from 'kysely';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTick } from 'node:timers/promises';
import { issueToken } from '../../identity/auth/session.ts';
import { API_PREFIX } from '../../platform/http/api-prefix.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { openReports } from './testing/report.fixtures.ts';

const portal = testApp();
let token: string;
beforeAll(async () => {
  const { dispatcher } = await openReports(portal);
  token = await issueToken(portal.app, dispatcher.id);
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
});

test('ends its transaction when the client disconnects before the first row is written', async () => {
  const rollback = jest.spyOn(ControlledTransaction.prototype, 'rollback');
  portal.app.server.once('request', ({ socket }) => socket.destroy());
  const { port } = portal.app.server.address() as AddressInfo;
  const path = `${API_PREFIX}/reports/export?name=orderDetail`;
  request({ port, path, headers: { authorization: `Bearer ${token}` } })
    .on('error', () => null)
    .end();
  while (rollback.mock.calls.length === 0) await nextTick();
  expect(rollback).toHaveBeenCalledTimes(1);
});
