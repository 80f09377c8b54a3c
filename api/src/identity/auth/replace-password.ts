import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { record } from '../../platform/timeline.ts';
import { writeTo } from './account-mails.ts';
import { type Reader, setPassword } from './auth.store.ts';
import { hashPassword } from './password.ts';

type Server = Pick<Parts, 'now' | 'mail' | 'config'>;

/** A password that its owner chose: all sessions die, the timeline and a mail say so. */
export async function replacePassword(
  tx: Db,
  server: Server,
  caller: Pick<Caller, 'userId' | 'actorId' | 'organizationId'>,
  owner: Reader,
  password: string,
): Promise<void> {
  await setPassword(tx, owner.id, { passwordHash: await hashPassword(password), mustChangePassword: false });
  await record(tx, caller, {
    subject: 'user',
    subjectId: owner.id,
    event: 'passwordChanged',
    organizationId: owner.organizationId,
    occurredAt: server.now(),
  });
  await writeTo(tx, server, owner, 'passwordChanged', { login: owner.login });
}
