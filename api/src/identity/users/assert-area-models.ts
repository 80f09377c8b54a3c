import type { FastifyInstance } from 'fastify';
import { type GrantedRule, isAreaRule } from 'shared-contracts/values/identity/access';
import { invalidField } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/services/services.ts';

type Deps = Pick<Services, 'hooks'> & Pick<FastifyInstance, 'releases'>;

/** A model that no area in use declares can only be kept: its area may come back. @throws 422 */
export async function assertAreaModelsExist(
  { hooks, releases }: Deps,
  held: readonly GrantedRule[],
  rules: readonly GrantedRule[] = [],
): Promise<void> {
  const added = rules.filter(isAreaRule).filter(({ model }) => !held.some((rule) => rule.model === model));
  if (added.length === 0) return;
  const declared = await hooks.areaModels(releases);
  const unknown = added.find(({ model }) => !declared.includes(model));
  if (unknown) throw invalidField('rules', 'unknownModel', `No area in use declares ${unknown.model}`);
}
