import { FormattedMessage } from 'react-intl';
import type { AreaModelOption } from 'shared-contracts/portal/area-models';
import {
  ACTIONS,
  type Action,
  type AreaModel,
  type GrantedRule,
  type Model,
} from 'shared-contracts/values/identity/access';
import { Box, chakra, Checkbox, withValues, useFormatMessage } from 'shared-ui';

import {
  rulesOfAction,
  hasRule,
  isLocked,
  rulesOfModel,
  checkboxState,
  toggleRules,
  type CanGrant,
} from './matrix.rules.ts';
import { MODEL_GROUPS } from './model-groups.ts';
import { areaGroup, editor, groups, models, ruleNames, modelHelp } from './rules.messages.ts';
import { useAreaRows } from './use-area-rows.ts';

type MatrixProps = {
  rules: GrantedRule[];
  areaModels: readonly AreaModelOption[];
  canGrant: CanGrant;
  isReadOnly: boolean;
  /** Id of the text that explains why checkboxes are disabled. */
  noteId: string | undefined;
  onChange: (rules: GrantedRule[]) => void;
};

const style = {
  w: 'full',
  borderCollapse: 'collapse',
  textStyle: 'sm',
  '& th, & td': { px: { base: '1', md: '2' }, py: '1', textAlign: 'start', verticalAlign: 'middle' },
  '& thead th': { borderBottomWidth: '1px', borderColor: 'border.subtle', fontWeight: 'medium' },
  '& th[scope=rowgroup]': { pt: '4', color: 'fg.muted', textStyle: 'xs', fontWeight: 'semibold' },
  '& th[scope=row]': { fontWeight: 'medium', pb: '0' },
  '& [data-help] td': {
    pt: '0',
    pb: '2',
    textStyle: 'xs',
    color: 'fg.muted',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
  },
  '& [data-cell]': { w: { base: '14', md: '24' }, textAlign: 'center', pb: '0' },
  // On phones, the checkboxes of the columns are above their names.
  '& thead [data-cell] label': {
    flexDirection: { base: 'column', md: 'row' },
    gap: { base: '1', md: '2' },
    textStyle: { base: 'xs', md: 'sm' },
  },
} as const;

/** A table of checkboxes: models by menu group, one box per rule, one per row and one per column. */
export function RulesMatrix(props: MatrixProps) {
  const formatMessage = useFormatMessage();
  const areaRows = useAreaRows(props);
  return (
    <Box overflowX="auto" mx={{ base: '-2', md: '0' }}>
      <chakra.table css={style} aria-labelledby="rules-title">
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage {...editor.model} />
            </th>
            {ACTIONS.map((rule) => (
              <th key={rule} scope="col" data-cell>
                <ActionCheckbox {...props} rule={rule} models={areaRows.map(({ model }) => model)} />
              </th>
            ))}
          </tr>
        </thead>
        {(Object.keys(MODEL_GROUPS) as (keyof typeof MODEL_GROUPS)[]).map((group) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={ACTIONS.length + 1}>
                <FormattedMessage {...groups[group]} />
              </th>
            </tr>
            {MODEL_GROUPS[group].map((model) => (
              <ModelRows
                key={model}
                {...props}
                model={model}
                name={formatMessage(models[model])}
                help={formatMessage(modelHelp[model])}
              />
            ))}
          </tbody>
        ))}
        {areaRows.length > 0 && (
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={ACTIONS.length + 1}>
                <FormattedMessage {...areaGroup.title} />
              </th>
            </tr>
            {areaRows.map((row) => (
              <ModelRows key={row.model} {...props} {...row} />
            ))}
          </tbody>
        )}
      </chakra.table>
    </Box>
  );
}

type ModelProps = MatrixProps & { model: Model | AreaModel; name: string; help: string };

const ModelRows = ({ help, ...props }: ModelProps) => (
  <>
    <tr>
      <th scope="row">
        <ModelCheckbox {...props} />
      </th>
      {ACTIONS.map((rule) => (
        <td key={rule} data-cell>
          <RuleCheckbox {...props} rule={{ model: props.model, rule }} />
        </td>
      ))}
    </tr>
    <tr data-help>
      <td colSpan={ACTIONS.length + 1} id={`rules-help-${props.model}`}>
        {help}
      </td>
    </tr>
  </>
);

type RuleCheckboxProps = MatrixProps & { rule: GrantedRule; name: string };

function RuleCheckbox({ rules, canGrant, isReadOnly, noteId, onChange, rule, name }: RuleCheckboxProps) {
  const formatMessage = useFormatMessage();
  const locked = isReadOnly || isLocked(rules, rule, canGrant);
  return (
    <Checkbox
      checked={hasRule(rules, rule)}
      disabled={locked}
      aria-describedby={locked ? noteId : `rules-help-${rule.model}`}
      onChange={(isOn) => onChange(toggleRules(rules, [rule], isOn, canGrant))}
      aria-label={formatMessage(withValues(editor.cell, { model: name, rule: formatMessage(ruleNames[rule.rule]) }))}
    />
  );
}

type GroupCheckboxProps = MatrixProps & { group: GrantedRule[]; name: string; label: string };

function GroupCheckbox({ rules, canGrant, isReadOnly, noteId, onChange, group, name, label }: GroupCheckboxProps) {
  const { checked, ...state } = checkboxState(rules, group, canGrant);
  const disabled = isReadOnly || state.isLocked;
  return (
    <Checkbox
      checked={checked}
      disabled={disabled}
      aria-label={label}
      aria-describedby={disabled ? noteId : undefined}
      onChange={() => onChange(toggleRules(rules, group, checked !== true, canGrant))}
    >
      {name}
    </Checkbox>
  );
}

function ModelCheckbox({ model, name, ...props }: Omit<ModelProps, 'help'>) {
  const formatMessage = useFormatMessage();
  const label = formatMessage(withValues(editor.row, { model: name }));
  return <GroupCheckbox {...props} group={rulesOfModel(model)} name={name} label={label} />;
}

function ActionCheckbox({
  rule,
  models: areaModels,
  ...props
}: MatrixProps & { rule: Action; models: readonly AreaModel[] }) {
  const formatMessage = useFormatMessage();
  const name = formatMessage(ruleNames[rule]);
  const label = formatMessage(withValues(editor.column, { rule: name }));
  return <GroupCheckbox {...props} group={rulesOfAction(rule, areaModels)} name={name} label={label} />;
}
