import type { RoleTemplateChanges, RoleTemplateInput } from 'shared-contracts/identity/role-templates';
import { ACTIONS, MODELS, type Rule } from 'shared-contracts/values/identity/access';
import type { Caller } from '../../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { AppError, conflict, notFound } from '../../../platform/errors/app-error.ts';
import { removeRecord } from '../../../platform/revisions/remove-record.ts';
import { assertRevision, type SeenRevision } from '../../../platform/revisions/revisions.ts';
import type { Services } from '../../../platform/services/services.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { diffFields } from '../../../platform/values/fields.ts';
import { findAccessViolation } from '../user.rules.ts';
import { lockOrganization } from '../users.store.ts';
import {
  countRoleTemplates,
  deleteRoleTemplate,
  insertRoleTemplate,
  lockRoleTemplate,
  updateRoleTemplate,
} from './role-templates.store.ts';

type Deps = Pick<Services, 'db' | 'now'>;

const MAX_TEMPLATES = 50;
const SUBJECT = 'roleTemplate';

/** In the order of the table and without duplicates, so that equal sets are equal lists. */
const sortRules = (rules: readonly Rule[]): Rule[] =>
  MODELS.flatMap((model) =>
    ACTIONS.filter((action) => rules.some((rule) => rule.model === model && rule.rule === action)).map((rule) => ({
      model,
      rule,
    })),
  );

/** A template contains only rules that its author may grant; existing ones may stay. @throws 403 */
function assertMayGive(caller: Caller, existing: readonly Rule[], rules: readonly Rule[] | undefined): void {
  if (!rules) return;
  const violation = findAccessViolation(caller, { id: '', rules: existing }, { rules });
  if (!violation) return;
  const { code, field, message } = violation;
  throw new AppError(403, code, message, { fields: { [field]: { code, message } } });
}

async function lockVisible(tx: Db, caller: Caller, id: string) {
  const template = await lockRoleTemplate(tx, caller, id);
  if (!template) throw notFound();
  return template;
}

/** @returns the id of the new template */
export const createRoleTemplate = ({ db, now }: Deps, caller: Caller, input: RoleTemplateInput): Promise<string> =>
  inTransaction(db, async (tx) => {
    const { organizationId } = caller;
    assertMayGive(caller, [], input.rules);
    await lockOrganization(tx, organizationId);
    if ((await countRoleTemplates(tx, organizationId)) >= MAX_TEMPLATES)
      throw conflict('tooManyTemplates', `An organization has up to ${MAX_TEMPLATES} templates`, {
        max: MAX_TEMPLATES,
      });
    const template = { ...input, rules: sortRules(input.rules) };
    const { id } = await insertRoleTemplate(tx, { ...template, organizationId, createdAt: now() });
    await recordTimeline(tx, caller, {
      subject: SUBJECT,
      subjectId: id,
      event: 'created',
      changes: diffFields({}, template),
      occurredAt: now(),
    });
    return id;
  });

/** Users who were given the rules of the template keep theirs. */
export const changeRoleTemplate = (
  { db, now }: Deps,
  caller: Caller,
  id: string,
  { rules, ...changes }: RoleTemplateChanges,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const template = await lockVisible(tx, caller, id);
    assertMayGive(caller, template.rules, rules);
    await assertRevision(tx, caller, SUBJECT, template, seen);
    const next = { ...changes, ...(rules && { rules: sortRules(rules) }) };
    const diff = diffFields(template, next);
    if (Object.keys(diff).length === 0) return;
    await updateRoleTemplate(tx, id, next);
    await recordTimeline(tx, caller, {
      subject: SUBJECT,
      subjectId: id,
      event: 'updated',
      changes: diff,
      occurredAt: now(),
    });
  });

export const removeRoleTemplate = ({ db, now }: Deps, caller: Caller, id: string, seen: SeenRevision) =>
  removeRecord(db, caller, {
    subject: SUBJECT,
    seen,
    at: now(),
    lock: (tx) => lockVisible(tx, caller, id),
    remove: deleteRoleTemplate,
    changes: ({ name }) => ({ name: { from: name, to: null } }),
  });
