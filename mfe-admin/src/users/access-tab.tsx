import { FormattedMessage } from 'react-intl';
import type { UserInfo } from 'shared-contracts/auth';
import type { User } from 'shared-contracts/users';
import type { OrganizationType, Role, Rule } from 'shared-contracts/values/access';
import { Box, Button, fill, Flex, Heading, Icon, Stack, Text, type Words } from 'shared-ui';
import { SelectField, useFormValue } from 'shared-ui/form';
import { passesEveryRule, type Limits } from './limits.rules.ts';
import { isLocked, presetOf, presetRules, rowOf } from './matrix.rules.ts';
import { GROUPS } from './model-groups.ts';
import { PRESETS, type Preset } from './presets.ts';
import { RulesMatrix } from './rules-matrix.tsx';
import { editor, presets } from './rules.messages.ts';
import { fields, helps, roles } from './users.messages.ts';

type AccessTabProps = {
  caller: UserInfo;
  user: User | undefined;
  limits: Limits;
  organizationType: OrganizationType | undefined;
};

const PASSES: Record<'root' | 'organization', Words> = { root: editor.rootPassesAll, organization: editor.passesAll };

export function AccessTab({ user, limits, organizationType }: AccessTabProps) {
  const [role] = useFormValue<Role>('role');
  const passes = passesEveryRule(role, organizationType);
  const options = Object.fromEntries(
    [...new Set([...limits.roles, ...(user ? [user.role] : [])])].map((name) => [name, roles[name]]),
  );
  return (
    <Stack gap="4" pt="2">
      <Box maxW="72">
        <SelectField
          name="role"
          label={fields.role}
          options={options}
          disabled={limits.isSelf}
          {...(limits.isSelf && { help: helps.ownRole })}
        />
      </Box>
      {passes && <Note text={PASSES[passes]} />}
      <RulesEditor limits={limits} />
    </Stack>
  );
}

const Note = ({ id, text }: { id?: string; text: Words }) => (
  <Flex id={id} gap="2" px="3" py="2" borderRadius="md" bg="status.info.bg" color="status.info.fg" textStyle="sm">
    <Box flexShrink="0" pt="0.5">
      <Icon name="info" />
    </Box>
    <FormattedMessage {...text} />
  </Flex>
);

const NOTE = 'rules-note';
const MODELS = Object.values(GROUPS).flat();

/** Why boxes cannot be ticked, if some cannot. */
function whyLocked(rules: readonly Rule[], { isSelf, mayGive }: Limits): Words | undefined {
  if (isSelf) return editor.ownRules;
  return MODELS.flatMap(rowOf).some((rule) => isLocked(rules, rule, mayGive)) ? editor.notHeld : undefined;
}

function RulesEditor({ limits }: { limits: Limits }) {
  const [rules, setRules] = useFormValue<Rule[]>('rules');
  const { isSelf, mayGive } = limits;
  const why = whyLocked(rules, limits);
  return (
    <Stack as="section" gap="3" aria-labelledby="rules-title">
      <Flex align="baseline" gap="3">
        <Heading as="h3" id="rules-title" textStyle="md">
          <FormattedMessage {...editor.title} />
        </Heading>
        <Text color="fg.muted" textStyle="sm" role="status">
          <FormattedMessage {...fill(editor.count, { count: rules.length })} />
        </Text>
      </Flex>
      {why && <Note id={NOTE} text={why} />}
      {!isSelf && (
        <PresetBar
          current={presetOf(rules, mayGive)}
          isEmpty={rules.length === 0}
          onChoose={(preset) => setRules(preset ? presetRules(preset, mayGive) : [])}
        />
      )}
      <Text color="fg.muted" textStyle="sm">
        <FormattedMessage {...editor.withRead} />
      </Text>
      <RulesMatrix rules={rules} mayGive={mayGive} isFixed={isSelf} noteId={why && NOTE} onChange={setRules} />
    </Stack>
  );
}

type PresetBarProps = { current: Preset | undefined; isEmpty: boolean; onChoose: (preset: Preset | undefined) => void };

const PresetBar = ({ current, isEmpty, onChoose }: PresetBarProps) => (
  <Flex role="group" aria-labelledby="rules-presets" wrap="wrap" gap="2" align="center">
    <Text id="rules-presets" textStyle="sm" fontWeight="medium">
      <FormattedMessage {...editor.preset} />
    </Text>
    {(Object.keys(PRESETS) as Preset[]).map((preset) => (
      <Choice key={preset} label={presets[preset]} isOn={preset === current} onClick={() => onChoose(preset)} />
    ))}
    <Choice label={editor.none} isOn={isEmpty} onClick={() => onChoose(undefined)} />
  </Flex>
);

const Choice = ({ label, isOn, onClick }: { label: Words; isOn: boolean; onClick: () => void }) => (
  <Button
    type="button"
    size="xs"
    variant="outline"
    aria-pressed={isOn}
    onClick={onClick}
    _pressed={{ bg: 'accent.subtle', color: 'accent.fg', borderColor: 'accent.fg' }}
  >
    <FormattedMessage {...label} />
  </Button>
);
