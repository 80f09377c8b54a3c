import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type GrantedRule, isAreaRule, isBuiltInRule, type Rule } from 'shared-contracts/values/identity/access';
import type { Db, Tables } from '../../platform/database/database.ts';

/** All rules of the user of a row, also those for models of areas. */
export const selectGrantedRules = (eb: ExpressionBuilder<Tables, 'users'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('userRules')
      .select((rules) => [rules.ref('model').$castTo<GrantedRule['model']>().as('model'), 'rule'])
      .whereRef('userRules.userId', '=', 'users.id')
      .unionAll(
        eb.selectFrom('userAreaRules').select(['model', 'rule']).whereRef('userAreaRules.userId', '=', 'users.id'),
      )
      .orderBy('model')
      .orderBy('rule'),
  );

/** Replaces the rules for the portal's own models. */
export async function replaceRules(tx: Db, userId: string, rules: readonly Rule[]): Promise<void> {
  await tx.deleteFrom('userRules').where('userId', '=', userId).execute();
  if (rules.length > 0)
    await tx
      .insertInto('userRules')
      .values(rules.map(({ model, rule }) => ({ userId, model, rule })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

export async function replaceGrantedRules(tx: Db, userId: string, rules: readonly GrantedRule[]): Promise<void> {
  await replaceRules(tx, userId, rules.filter(isBuiltInRule));
  await tx.deleteFrom('userAreaRules').where('userId', '=', userId).execute();
  const areaRules = rules.filter(isAreaRule);
  if (areaRules.length > 0)
    await tx
      .insertInto('userAreaRules')
      .values(areaRules.map(({ model, rule }) => ({ userId, model, rule })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
