import type { EdiMessageDetails } from 'shared-contracts/edi';
import type { testApp } from '../../../platform/testing/test-app.ts';
import { openImportOffice } from '../../testing/import-office.fixtures.ts';

/** An office whose planner sends messages of one syntax. */
export async function openEdiOffice(portal: ReturnType<typeof testApp>, contentType: string) {
  const office = await openImportOffice(portal);
  const raw = portal.as(office.planner, { 'content-type': contentType });
  const send = async (text: string) => {
    const reply = await raw.post('/edi/messages', text);
    expect(reply.statusCode).toBe(201);
    return reply.json() as EdiMessageDetails & { isDuplicate: boolean };
  };
  return { office, as: portal.as(office.planner), send };
}
