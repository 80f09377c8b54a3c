import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { sendAccountEmail } from './account-emails.ts';
import { assertPassword } from './assert-password.ts';
import { type ActiveUser, setPassword } from './auth.store.ts';
import { hashPassword } from './password.ts';

type Deps = Pick<Services, 'now' | 'mailer' | 'config'>;

/** Sets the password a user chose, ends all their sessions, and records and emails the change. @throws 422 */
export async function replacePassword(
  tx: Db,
  deps: Deps,
  caller: Pick<Caller, 'userId' | 'actorId' | 'organizationId'>,
  user: ActiveUser,
  password: string,
): Promise<void> {
  await assertPassword(password, user);
  await setPassword(tx, user.id, { passwordHash: await hashPassword(password), mustChangePassword: false });
  await recordTimeline(tx, caller, {
    subject: 'user',
    subjectId: user.id,
    event: 'passwordChanged',
    organizationId: user.organizationId,
    occurredAt: deps.now(),
  });
  await sendAccountEmail(tx, deps, user, 'passwordChanged', { name: user.name });
}
