import type { EdiMessageDetails } from 'shared-contracts/edi';
import { DAY, MINUTE } from 'shared-contracts/values/time';
import { openOffice } from '../../../orders/testing/office.ts';
import { TEST_NOW, type testApp } from '../../../platform/testing/test-app.ts';

type Portal = ReturnType<typeof testApp>;

/** `20261120` and `0800` of a moment, UTC. */
export const toStamp = (unix: number) => {
  const [date = '', time = ''] = new Date(unix * 1_000).toISOString().replaceAll(/[-:]/g, '').split('T');
  return `${date}*${time.slice(0, 4)}`;
};

/** An office with a partner that is a carrier by EDI and has half an hour to accept orders. */
export async function openCarrier(portal: Portal, { syntax = 'x12' }: { syntax?: 'x12' | 'edifact' } = {}) {
  const office = await openOffice(portal);
  const { build, organizationId, partner } = office;
  const admin = await build.user({ organizationId, role: 'admin', rules: 'all', contact: {} });
  const as = portal.as(admin);
  const settings = {
    partner: 'ZZ/CARRIER',
    method: 'http',
    url: 'https://edi.example/in',
    carrier: { id: partner.id, ownId: 'ZZ/OWNER', syntax },
  };
  const ediPartner = (await as.post('/edi/partners', settings)).json();
  const operation = await build.operation({
    organizationId,
    approver1Id: null,
    approver2Id: null,
    acceptanceMinutes: 30,
  });
  const driverUser = await build.user({ organizationId, rules: 'none', contact: {} });
  const driver = await build.driver({
    organizationId,
    userId: driverUser.id,
    contactId: driverUser.contactId,
    licenseExpiresAt: TEST_NOW + 400 * DAY,
  });
  const vehicle = await build.vehicle({ organizationId, driverId: driver.id });
  const tendered = (more: object = {}) => office.submitted({ operationId: operation.id, ...more });
  const get = async (id: string) => (await as.get(`/orders/${id}`)).json();

  let control = 100;
  const raw = (type: string) => portal.as(admin, { 'content-type': type });
  const post = async (text: string, type: string) =>
    (await raw(type).post('/edi/messages', text)).json() as EdiMessageDetails;
  /** Sends a set of the carrier, as its segments between ST and SE. */
  const send = (code: string, segments: readonly string[], { sender = 'CARRIER', usage = 'P' } = {}) => {
    control += 1;
    const number = String(control).padStart(9, '0');
    const lines = [
      `ISA*00*          *00*          *ZZ*${sender.padEnd(15)}*ZZ*OWNER          *261120*0800*U*00401*${number}*0*${usage}*>`,
      `GS*GF*${sender}*OWNER*20261120*0800*7*X*004010`,
      `ST*${code}*0001`,
      ...segments,
      `SE*${segments.length + 2}*0001`,
      'GE*1*7',
      `IEA*1*${number}`,
    ];
    return post(lines.map((line) => `${line}~`).join('\n'), 'application/edi-x12');
  };
  const sendEdifact = (segments: readonly string[]) => {
    control += 1;
    const lines = [
      `UNB+UNOC:3+CARRIER:ZZ+OWNER:ZZ+261120:0800+${control}`,
      'UNH+1+IFTSTA:D:96A:UN',
      ...segments,
      `UNT+${segments.length + 2}+1`,
      `UNZ+1+${control}`,
    ];
    return post(lines.map((line) => `${line}'`).join('\n'), 'application/edifact');
  };
  const answer = (number: string, code: string, ...more: string[]) =>
    send('990', [`B1*CARR*${number}*20261120*${code}`, ...more]);
  /** Statuses with the minutes after the start of the test, at stops. */
  const report = (number: string, ...statuses: [code: string, minute: number, stop?: number][]) =>
    send('214', [
      `B10*C-77*${number}*CARR`,
      ...statuses.flatMap(([code, minute, stop], i) => [
        `LX*${i + 1}`,
        `AT7*${code}*NS***${toStamp(TEST_NOW + minute * MINUTE)}*UT`,
        ...(stop === undefined ? [] : [`L11*${stop}*QN`]),
      ]),
    ]);
  /** Plans the order in a trip of the office, ready to start. */
  const assignment = { vehicleId: vehicle.id, driverId: driver.id };
  const plan = async (id: string, more: object = {}) => {
    const trip = (await as.post('/trips', { orderIds: [id], ...assignment, ...more })).json();
    await as.patch(`/trips/${trip.id}/stage`, { stage: 'waitingForTrip' });
    return trip.id as string;
  };
  /** Messages written to the carrier, oldest first. */
  const listTenders = async () => {
    await portal.app.jobs.enqueue(portal.db, 'edi.write', {});
    await portal.app.jobs.runDue();
    const { items } = (await as.get('/edi/messages?direction=out&limit=100')).json() as { items: EdiMessageDetails[] };
    const tenders = items.filter(({ kind }) => kind === '204' || kind === 'IFTMIN');
    const messages = await Promise.all(
      tenders.map(async ({ id }) => (await as.get(`/edi/messages/${id}`)).json() as EdiMessageDetails),
    );
    return messages
      .toSorted((one, other) => Number(one.controlNumber) - Number(other.controlNumber))
      .map((message) => ({ ...message, lines: message.raw.split(syntax === 'x12' ? '~\n' : "'\n") }));
  };
  return {
    ...office,
    as,
    admin,
    ediPartner,
    settings,
    tendered,
    get,
    send,
    sendEdifact,
    answer,
    report,
    plan,
    assignment,
    listTenders,
  };
}
