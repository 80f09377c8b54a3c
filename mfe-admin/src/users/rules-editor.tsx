import { FormattedMessage } from 'react-intl';
import type { Rule } from 'shared-contracts/values/identity/access';
import { Button, Flex, Heading, Stack, Text, withValues, type Message } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import type { UserLimits } from './limits.rules.ts';
import { findPreset, isLocked, rulesOfModel, rulesOfPreset } from './matrix.rules.ts';
import { MODEL_GROUPS } from './model-groups.ts';
import { Note } from './note.tsx';
import { PRESETS, type Preset } from './presets.ts';
import { RulesMatrix } from './rules-matrix.tsx';
import { editor, presets } from './rules.messages.ts';

type Limits = Pick<UserLimits, 'isSelf' | 'canGrant'>;

const NOTE_ID = 'rules-note';
const MODELS = Object.values(MODEL_GROUPS).flat();

/** Explains note some checkboxes are disabled. */
function lockedNote(rules: readonly Rule[], { isSelf, canGrant }: Limits): Message | undefined {
  if (isSelf) return editor.ownRules;
  return MODELS.flatMap(rulesOfModel).some((rule) => isLocked(rules, rule, canGrant)) ? editor.notHeld : undefined;
}

/** The field `rules`: presets and the table of rules. */
export function RulesEditor({ isSelf, canGrant }: Limits) {
  const [rules, setRules] = useFormValue<Rule[]>('rules');
  const note = lockedNote(rules, { isSelf, canGrant });
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
