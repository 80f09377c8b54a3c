import type { EdiSet } from 'shared-contracts/edi';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { insertOutgoing } from './edi-messages.store.ts';
import { CONTRL_TYPE, toContrl } from './edifact/contrl.rules.ts';
import { writeEdifact } from './edifact/edifact.rules.ts';
import { toFunctionalAck } from './functional-ack.rules.ts';
import { isAcknowledgement, isSupported, type ReadInterchange, SYNTAXES } from './syntaxes.rules.ts';
import { writeX12 } from './x12.rules.ts';

/** Dependencies for storing a message. */
export type Received = ReadInterchange & { services: { now: Clock }; caller: Pick<Caller, 'organizationId'> };

const ACK_VERSION = '004010';

/** Answers each group of what isn't an acknowledgement itself. @returns null: there is nothing to answer */
function toX12Answer({ interchange }: Received, sets: readonly EdiSet[], at: number) {
  let first = 0;
  const answers = interchange.groups.flatMap((group) => {
    const outcomes = sets.slice(first, (first += group.sets.length));
    if (group.sets.length > 0 && group.sets.every(({ code }) => isAcknowledgement('x12', code))) return [];
    return [{ code: '997', segments: toFunctionalAck(group, outcomes) }];
  });
  if (answers.length === 0) return null;
  const { sender, receiver, isTest } = interchange;
  const group = { code: 'FA', version: ACK_VERSION, sets: answers };
  return (controlNumber: number) => writeX12({ sender: receiver, receiver: sender, controlNumber, isTest, at, group });
}

function toEdifactAnswer({ interchange }: Received, sets: readonly EdiSet[], at: number) {
  if (sets.length > 0 && sets.every(({ code }) => isAcknowledgement('edifact', code))) return null;
  const { sender, receiver, isTest } = interchange;
  const segments = toContrl(interchange, sets, (code) => isSupported('edifact', code));
  const messages = [{ type: CONTRL_TYPE, segments }];
  return (controlNumber: number) =>
    writeEdifact({ sender: receiver, receiver: sender, controlNumber, isTest, at, messages });
}

const ANSWERS = { x12: toX12Answer, edifact: toEdifactAnswer };

/** Writes the acknowledgement of a message. */
export async function acknowledge(tx: Db, received: Received, id: string, sets: readonly EdiSet[]): Promise<void> {
  const { services, caller, interchange, syntax } = received;
  const at = services.now();
  const write = ANSWERS[syntax](received, sets, at);
  if (!write) return;
  await insertOutgoing(
    tx,
    {
      organizationId: caller.organizationId,
      partner: interchange.sender,
      kind: SYNTAXES[syntax].acknowledgements[0],
      isTest: interchange.isTest,
      sets: '[]',
      replyTo: id,
      orderId: null,
      createdAt: at,
    },
    write,
  );
}
