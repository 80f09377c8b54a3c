import type { Rule } from 'shared-contracts/values/identity/access';
import { ROLE_TEMPLATES } from 'shared-contracts/values/identity/role-templates';
import type { Db } from '../../src/platform/database/database.ts';
import { DAY } from '../builders/context.ts';
import type { Cast } from './cast.ts';

const GATE_CLERK: Rule[] = [
  { model: 'order', rule: 'read' },
  { model: 'trip', rule: 'read' },
  { model: 'vehicle', rule: 'read' },
  { model: 'driver', rule: 'read' },
];
const NIGHT_DESK: Rule[] = [...ROLE_TEMPLATES.dispatcher, { model: 'order', rule: 'delete' }];

/** Role templates of Harvest, in addition to the built-in ones. */
export async function roleTemplates(db: Db, now: number, { people: { owner } }: Cast) {
  const template = { organizationId: owner.organizationId, createdAt: now - 40 * DAY };
  await db
    .insertInto('roleTemplates')
    .values([
      { ...template, name: 'Gate clerk', rules: JSON.stringify(GATE_CLERK) },
      { ...template, name: 'Night desk', rules: JSON.stringify(NIGHT_DESK) },
    ])
    .execute();
}
