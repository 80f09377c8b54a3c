import { FormattedMessage } from 'react-intl';
import { ACTIONS, type Action, type Model, type Rule } from 'shared-contracts/values/identity/access';
import { Box, chakra, Checkbox, withValues, useFormatMessage, type Message } from 'shared-ui';
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
import { editor, groups, models, ruleNames, modelHelp } from './rules.messages.ts';

type MatrixProps = {
  rules: Rule[];
  canGrant: CanGrant;
  isReadOnly: boolean;
  /** Id of the text that explains why checkboxes are disabled. */
  noteId: string | undefined;
  onChange: (rules: Rule[]) => void;
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
                <ActionCheckbox {...props} rule={rule} />
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
              <ModelRows key={model} {...props} model={model} />
            ))}
          </tbody>
        ))}
      </chakra.table>
    </Box>
  );
}

const ModelRows = ({ model, ...props }: MatrixProps & { model: Model }) => (
  <>
    <tr>
      <th scope="row">
        <ModelCheckbox {...props} model={model} />
      </th>
      {ACTIONS.map((rule) => (
        <td key={rule} data-cell>
          <RuleCheckbox {...props} rule={{ model, rule }} />
        </td>
      ))}
    </tr>
    <tr data-help>
      <td colSpan={ACTIONS.length + 1} id={`rules-help-${model}`}>
        <FormattedMessage {...modelHelp[model]} />
      </td>
    </tr>
  </>
);

function RuleCheckbox({ rules, canGrant, isReadOnly, noteId, onChange, rule }: MatrixProps & { rule: Rule }) {
  const formatMessage = useFormatMessage();
  const locked = isReadOnly || isLocked(rules, rule, canGrant);
  return (
    <Checkbox
      checked={hasRule(rules, rule)}
      disabled={locked}
      aria-describedby={locked ? noteId : `rules-help-${rule.model}`}
      onChange={(isOn) => onChange(toggleRules(rules, [rule], isOn, canGrant))}
      aria-label={formatMessage(
        withValues(editor.cell, {
          model: formatMessage(models[rule.model]),
          rule: formatMessage(ruleNames[rule.rule]),
        }),
      )}
    />
  );
}

type GroupCheckboxProps = MatrixProps & { group: Rule[]; name: Message; label: Message };

function GroupCheckbox({ rules, canGrant, isReadOnly, noteId, onChange, group, name, label }: GroupCheckboxProps) {
  const formatMessage = useFormatMessage();
  const { checked, ...state } = checkboxState(rules, group, canGrant);
  const disabled = isReadOnly || state.isLocked;
  return (
    <Checkbox
      checked={checked}
      disabled={disabled}
      aria-label={formatMessage(label)}
      aria-describedby={disabled ? noteId : undefined}
      onChange={() => onChange(toggleRules(rules, group, checked !== true, canGrant))}
    >
      <FormattedMessage {...name} />
    </Checkbox>
  );
}

function ModelCheckbox({ model, ...props }: MatrixProps & { model: Model }) {
  const formatMessage = useFormatMessage();
  return (
    <GroupCheckbox
      {...props}
      group={rulesOfModel(model)}
      name={models[model]}
      label={withValues(editor.row, { model: formatMessage(models[model]) })}
    />
  );
}

function ActionCheckbox({ rule, ...props }: MatrixProps & { rule: Action }) {
  const formatMessage = useFormatMessage();
  return (
    <GroupCheckbox
      {...props}
      group={rulesOfAction(rule)}
      name={ruleNames[rule]}
      label={withValues(editor.column, { rule: formatMessage(ruleNames[rule]) })}
    />
  );
}
