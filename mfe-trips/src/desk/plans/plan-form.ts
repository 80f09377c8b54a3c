import type { PlanInput, PlanSource } from 'shared-contracts/trips/plans/plans';
import { PLAN_LIMITS } from 'shared-contracts/values/field-limits';
import { DAY } from 'shared-contracts/values/time';
import { PLAN_SIZE } from 'shared-contracts/values/trips/planning-desk';
import { withValues } from 'shared-ui';
import { number, object, ref, string, type ObjectSchema } from 'yup';
import { messages } from './plans.messages.ts';

export type PlanForm = { name: string; from: number; to: number; source: string };

/** Values of the source other than ids of plans to copy. */
export const SOURCES = { empty: 'empty', suggestion: 'suggestion', improvement: 'improvement' } as const;
const DEFAULT_DAYS = 7;

const hasAllowedLength = (to: number | undefined, from: number) =>
  to === undefined || to - from <= PLAN_SIZE.days * DAY;

export const planSchema: ObjectSchema<PlanForm> = object({
  name: string().trim().required().max(PLAN_LIMITS.name),
  from: number().integer().required(),
  to: number()
    .integer()
    .required()
    .moreThan(ref('from'), messages.endsBefore as never)
    .test('days', withValues(messages.tooLong, { days: PLAN_SIZE.days }) as never, (to, { parent }) =>
      hasAllowedLength(to, (parent as PlanForm).from),
    ),
  source: string().required().default(SOURCES.suggestion),
});

/** A week from today on. */
export const defaultPlan = (name: string, today: number): PlanForm => ({
  name,
  from: today,
  to: today + DEFAULT_DAYS * DAY,
  source: SOURCES.suggestion,
});

function toSource(source: string, improvementId: string | undefined): PlanSource | null {
  if (source === SOURCES.suggestion) return { kind: 'suggestion' };
  if (source === SOURCES.improvement)
    return improvementId === undefined ? null : { kind: 'improvement', id: improvementId };
  return source === SOURCES.empty ? null : { kind: 'plan', id: source };
}

export const toPlanInput = ({ source, ...plan }: PlanForm, improvementId?: string): PlanInput => ({
  ...plan,
  source: toSource(source, improvementId),
});
