import { FormattedMessage } from 'react-intl';
import type { UserInfo } from 'shared-contracts/identity/auth';
import type { User } from 'shared-contracts/identity/users';
import type { OrganizationType, Role, Rule } from 'shared-contracts/values/identity/access';
import { Box, Button, withValues, Flex, Heading, Stack, Text, type Message } from 'shared-ui';
import { SelectField, useFormValue } from 'shared-ui/form';
import { getRuleBypass, type UserLimits } from './limits.rules.ts';
import { isLocked, findPreset, rulesOfPreset, rulesOfModel } from './matrix.rules.ts';
import { MODEL_GROUPS } from './model-groups.ts';
import { PRESETS, type Preset } from './presets.ts';
import { Note } from './note.tsx';
import { RulesMatrix } from './rules-matrix.tsx';
import { editor, presets } from './rules.messages.ts';
import { fields, helpTexts, roles } from './users.messages.ts';

type AccessTabProps = {
  caller: UserInfo;
  user: User | undefined;
  limits: UserLimits;
  organizationType: OrganizationType | undefined;
};

const BYPASS_NOTES: Record<'everything' | 'reading', Message> = {
  everything: editor.rootPassesAll,
  reading: editor.readsAll,
};

export function AccessTab({ user, limits, organizationType }: AccessTabProps) {
  const [role] = useFormValue<Role>('role');
  const bypass = getRuleBypass(role, organizationType);
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
          {...(limits.isSelf && { help: helpTexts.ownRole })}
        />
      </Box>
      {bypass && <Note text={BYPASS_NOTES[bypass]} />}
      <RulesEditor limits={limits} />
    </Stack>
  );
}

const NOTE_ID = 'rules-note';
const MODELS = Object.values(MODEL_GROUPS).flat();

/** Explains note some checkboxes are disabled. */
function lockedNote(rules: readonly Rule[], { isSelf, canGrant }: UserLimits): Message | undefined {
  if (isSelf) return editor.ownRules;
  return MODELS.flatMap(rulesOfModel).some((rule) => isLocked(rules, rule, canGrant)) ? editor.notHeld : undefined;
}

function RulesEditor({ limits }: { limits: UserLimits }) {
  const [rules, setRules] = useFormValue<Rule[]>('rules');
  const { isSelf, canGrant } = limits;
  const note = lockedNote(rules, limits);
  return (
    <Stack as="section" gap="3" aria-labelledby="rules-title">
      <Flex align="baseline" gap="3">
        <Heading as="h3" id="rules-title" textStyle="md">
          <FormattedMessage {...editor.title} />
        </Heading>
        <Text color="fg.muted" textStyle="sm" role="status">
          <FormattedMessage {...withValues(editor.count, { count: rules.length })} />
        </Text>
      </Flex>
      {note && <Note id={NOTE_ID} text={note} />}
      {!isSelf && (
        <PresetBar
          current={findPreset(rules, canGrant)}
          isEmpty={rules.length === 0}
          onSelect={(preset) => setRules(preset ? rulesOfPreset(preset, canGrant) : [])}
        />
      )}
      <Text color="fg.muted" textStyle="sm">
        <FormattedMessage {...editor.withRead} />
      </Text>
      <RulesMatrix rules={rules} canGrant={canGrant} isReadOnly={isSelf} noteId={note && NOTE_ID} onChange={setRules} />
    </Stack>
  );
}

type PresetBarProps = { current: Preset | undefined; isEmpty: boolean; onSelect: (preset: Preset | undefined) => void };

const PresetBar = ({ current, isEmpty, onSelect }: PresetBarProps) => (
  <Flex role="group" aria-labelledby="rules-presets" wrap="wrap" gap="2" align="center">
    <Text id="rules-presets" textStyle="sm" fontWeight="medium">
      <FormattedMessage {...editor.preset} />
    </Text>
    {(Object.keys(PRESETS) as Preset[]).map((preset) => (
      <PresetButton key={preset} label={presets[preset]} isOn={preset === current} onClick={() => onSelect(preset)} />
    ))}
    <PresetButton label={editor.none} isOn={isEmpty} onClick={() => onSelect(undefined)} />
  </Flex>
);

const PresetButton = ({ label, isOn, onClick }: { label: Message; isOn: boolean; onClick: () => void }) => (
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
