import { FormattedMessage } from 'react-intl';
import type { AreaModelOption } from 'shared-contracts/portal/area-models';
import type { GrantedRule } from 'shared-contracts/values/identity/access';
import { Flex, Heading, Stack, Text, withValues, type Message } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import type { UserLimits } from './limits.rules.ts';
import { isLocked, rulesOfModel } from './matrix.rules.ts';
import { MODEL_GROUPS } from './model-groups.ts';
import { Note } from './note.tsx';
import { RulesMatrix } from './rules-matrix.tsx';
import { editor } from './rules.messages.ts';
import { TemplateBar } from './template-bar.tsx';

type Limits = Pick<UserLimits, 'isSelf' | 'canGrant'>;
/** `areaModels`: of users only; API keys and identity providers give no rules for them. */
type EditorProps = Limits & { areaModels?: readonly AreaModelOption[] };

const NOTE_ID = 'rules-note';
const MODELS = Object.values(MODEL_GROUPS).flat();

/** Explains why some checkboxes are disabled. */
function lockedNote(rules: readonly GrantedRule[], { isSelf, canGrant }: Limits): Message | undefined {
  if (isSelf) return editor.ownRules;
  return MODELS.flatMap(rulesOfModel).some((rule) => isLocked(rules, rule, canGrant)) ? editor.notHeld : undefined;
}

/** The field `rules`: presets and the table of rules. */
export function RulesEditor({ isSelf, canGrant, areaModels = [] }: EditorProps) {
  const [rules, setRules] = useFormValue<GrantedRule[]>('rules');
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
      {!isSelf && <TemplateBar rules={rules} canGrant={canGrant} onSelect={setRules} />}
      <Text color="fg.muted" textStyle="sm">
        <FormattedMessage {...editor.withRead} />
      </Text>
      <RulesMatrix
        rules={rules}
        areaModels={areaModels}
        canGrant={canGrant}
        isReadOnly={isSelf}
        noteId={note && NOTE_ID}
        onChange={setRules}
      />
    </Stack>
  );
}
