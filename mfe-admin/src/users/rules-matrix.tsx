import { FormattedMessage } from 'react-intl';
import { ACTIONS, type Action, type Model, type Rule } from 'shared-contracts/values/access';
import { Box, chakra, Checkbox, fill, useSay, type Words } from 'shared-ui';
import { columnOf, holds, isLocked, rowOf, stateOf, withRules, type MayGive } from './matrix.rules.ts';
import { GROUPS } from './model-groups.ts';
import { editor, groups, models, ruleNames, unlocks } from './rules.messages.ts';

type MatrixProps = {
  rules: Rule[];
  mayGive: MayGive;
  /** Shown only. */
  isFixed: boolean;
  /** Of the text that says why boxes cannot be ticked. */
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
} as const;

/** Who may do what: models by the menu's groups, a box for each rule, one for each row and column. */
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
                <ColumnBox {...props} rule={rule} />
              </th>
            ))}
          </tr>
        </thead>
        {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={ACTIONS.length + 1}>
                <FormattedMessage {...groups[group]} />
              </th>
            </tr>
            {GROUPS[group].map((model) => (
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
        <RowBox {...props} model={model} />
      </th>
      {ACTIONS.map((rule) => (
        <td key={rule} data-cell>
          <RuleBox {...props} of={{ model, rule }} />
        </td>
      ))}
    </tr>
    <tr data-help>
      <td colSpan={ACTIONS.length + 1} id={`rules-help-${model}`}>
        <FormattedMessage {...unlocks[model]} />
      </td>
    </tr>
  </>
);

function RuleBox({ rules, mayGive, isFixed, noteId, onChange, of }: MatrixProps & { of: Rule }) {
  const say = useSay();
  const locked = isFixed || isLocked(rules, of, mayGive);
  return (
    <Checkbox
      checked={holds(rules, of)}
      disabled={locked}
      aria-describedby={locked ? noteId : `rules-help-${of.model}`}
      onChange={(on) => onChange(withRules(rules, [of], on, mayGive))}
      aria-label={say(fill(editor.cell, { model: say(models[of.model]), rule: say(ruleNames[of.rule]) }))}
    />
  );
}

type ManyBoxProps = MatrixProps & { of: Rule[]; name: Words; label: Words };

function ManyBox({ rules, mayGive, isFixed, noteId, onChange, of, name, label }: ManyBoxProps) {
  const say = useSay();
  const { checked, isLocked: locked } = stateOf(rules, of, mayGive);
  const disabled = isFixed || locked;
  return (
    <Checkbox
      checked={checked}
      disabled={disabled}
      aria-label={say(label)}
      aria-describedby={disabled ? noteId : undefined}
      onChange={() => onChange(withRules(rules, of, checked !== true, mayGive))}
    >
      <FormattedMessage {...name} />
    </Checkbox>
  );
}

function RowBox({ model, ...props }: MatrixProps & { model: Model }) {
  const say = useSay();
  return (
    <ManyBox
      {...props}
      of={rowOf(model)}
      name={models[model]}
      label={fill(editor.row, { model: say(models[model]) })}
    />
  );
}

function ColumnBox({ rule, ...props }: MatrixProps & { rule: Action }) {
  const say = useSay();
  return (
    <ManyBox
      {...props}
      of={columnOf(rule)}
      name={ruleNames[rule]}
      label={fill(editor.column, { rule: say(ruleNames[rule]) })}
    />
  );
}
