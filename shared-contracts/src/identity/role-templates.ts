import { z } from 'zod';
import { Id, requiredText, Revision } from '../common.ts';
import { ROLE_TEMPLATE_LIMITS } from '../values/field-limits.ts';
import { Rule } from './auth.ts';

export const RoleTemplateInput = z.object({
  name: requiredText(ROLE_TEMPLATE_LIMITS.name),
  rules: z.array(Rule).min(ROLE_TEMPLATE_LIMITS.rules.min, 'required').max(ROLE_TEMPLATE_LIMITS.rules.max),
});
/** Omitted fields keep their value. */
export const RoleTemplateChanges = RoleTemplateInput.partial();

export const RoleTemplate = z.object({ id: Id, revision: Revision, name: z.string(), rules: z.array(Rule) });
/** Templates of the caller's organization, by name. */
export const RoleTemplates = z.object({ items: z.array(RoleTemplate) });

export type RoleTemplate = z.infer<typeof RoleTemplate>;
export type RoleTemplates = z.infer<typeof RoleTemplates>;
export type RoleTemplateInput = z.infer<typeof RoleTemplateInput>;
export type RoleTemplateChanges = z.infer<typeof RoleTemplateChanges>;
