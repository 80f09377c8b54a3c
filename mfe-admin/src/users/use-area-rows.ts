import { usePreferences } from 'shared-auth';
import type { AreaModelOption } from 'shared-contracts/portal/area-models';
import type { AreaModel, GrantedRule } from 'shared-contracts/values/identity/access';
import { useFormatMessage } from 'shared-ui';
import { areaModelsOf } from './matrix.rules.ts';
import { areaGroup } from './rules.messages.ts';

type Row = { model: AreaModel; name: string; help: string };
type Input = { rules: readonly GrantedRule[]; areaModels: readonly AreaModelOption[] };

/** The models that areas declare, and those that the user has rules for although no area declares them any more. */
export function useAreaRows({ rules, areaModels }: Input): Row[] {
  const language = usePreferences((preferences) => preferences.language);
  const formatMessage = useFormatMessage();
  const declared = areaModels.map(({ model, labels, help }) => ({
    model,
    name: labels[language],
    help: help[language],
  }));
  const unknown = areaModelsOf(rules).filter((model) => !declared.some((row) => row.model === model));
  return [...declared, ...unknown.map((model) => ({ model, name: model, help: formatMessage(areaGroup.unknown) }))];
}
