import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCan } from 'shared-auth';
import type { RoleTemplate } from 'shared-contracts/identity/role-templates';
import type { GrantedRule } from 'shared-contracts/values/identity/access';
import { Button, Flex, Icon, Text, withValues } from 'shared-ui';
import { Actions, type Action } from 'shared-ui/overlays';
import { applyTemplate, builtInRules, type CanGrant, findPreset, isSameSet, rulesOfPreset } from './matrix.rules.ts';
import { PRESETS, type Preset } from './presets.ts';
import { roleTemplateMutations, roleTemplateQueries } from './role-templates.api.ts';
import { templates as messages } from './role-templates.messages.ts';
import { editor, presets } from './rules.messages.ts';
import { NewTemplateDialog, RenameTemplateDialog } from './template-dialog.tsx';
import { WRITE } from './user-access.ts';

type TemplateBarProps = {
  rules: readonly GrantedRule[];
  canGrant: CanGrant;
  onSelect: (rules: GrantedRule[]) => void;
};

/** Templates for the table of rules: built-in roles, then the organization's own templates. */
export function TemplateBar({ rules, canGrant, onSelect }: TemplateBarProps) {
  const own = useQuery(roleTemplateQueries.list()).data?.items ?? [];
  const canSave = useCan(WRITE);
  const [selectedId, setSelectedId] = useState<string>();
  const [dialog, setDialog] = useState<'new' | 'rename'>();
  const current = findPreset(rules, canGrant);
  const rulesOf = (template: RoleTemplate) => builtInRules(template.rules.filter(canGrant));
  const isOn = (template: RoleTemplate) => rules.length > 0 && isSameSet(rulesOf(template), rules);
  // The clicked template stays selected, so that its rules can be changed.
  const selected = own.find(({ id }) => id === selectedId) ?? own.find(isOn);
  const close = () => setDialog(undefined);
  return (
    <Flex role="group" aria-labelledby="rules-presets" wrap="wrap" gap="2" align="center">
      <Text id="rules-presets" textStyle="sm" fontWeight="medium">
        <FormattedMessage {...editor.preset} />
      </Text>
      {(Object.keys(PRESETS) as Preset[]).map((preset) => (
        <TemplateButton
          key={preset}
          isOn={preset === current}
          onClick={() => onSelect(applyTemplate(rules, rulesOfPreset(preset, canGrant)))}
        >
          <FormattedMessage {...presets[preset]} />
        </TemplateButton>
      ))}
      {own.map((template) => (
        <TemplateButton
          key={template.id}
          isOn={isOn(template)}
          onClick={() => {
            setSelectedId(template.id);
            onSelect(applyTemplate(rules, rulesOf(template)));
          }}
        >
          <Text as="span" truncate maxW="56">
            {template.name}
          </Text>
        </TemplateButton>
      ))}
      <TemplateButton isOn={rules.length === 0} onClick={() => onSelect([])}>
        <FormattedMessage {...editor.none} />
      </TemplateButton>
      {canSave && selected && (
        <TemplateActions
          template={selected}
          rules={rules}
          isUnchanged={isSameSet(selected.rules, rules)}
          onRename={() => setDialog('rename')}
        />
      )}
      {canSave && builtInRules(rules).length > 0 && !own.some(isOn) && (
        <Button type="button" size="xs" variant="ghost" onClick={() => setDialog('new')}>
          <Icon name="plus" />
          <FormattedMessage {...messages.saveAs} />
        </Button>
      )}
      {dialog === 'new' && <NewTemplateDialog rules={builtInRules(rules)} onClose={close} />}
      {dialog === 'rename' && selected && <RenameTemplateDialog template={selected} onClose={close} />}
    </Flex>
  );
}

type TemplateActionsProps = {
  template: RoleTemplate;
  rules: readonly GrantedRule[];
  isUnchanged: boolean;
  onRename: () => void;
};

function TemplateActions({ template: { id, name }, rules, isUnchanged, onRename }: TemplateActionsProps) {
  const change = useMutation(roleTemplateMutations.change());
  const remove = useMutation(roleTemplateMutations.remove());
  const actions: Action[] = [
    {
      label: messages.change,
      icon: 'check',
      disabled: isUnchanged || builtInRules(rules).length === 0,
      confirmText: withValues(messages.changeText, { name }),
      onSelect: () => change.mutateAsync({ id, rules: builtInRules(rules) }),
    },
    { label: messages.rename, icon: 'pencil', onSelect: onRename },
    {
      label: messages.delete,
      icon: 'trash',
      danger: true,
      confirmText: withValues(messages.deleteText, { name }),
      onSelect: () => remove.mutateAsync(id),
    },
  ];
  return <Actions actions={actions} name={name} size="xs" />;
}

const TemplateButton = ({ isOn, onClick, children }: { isOn: boolean; onClick: () => void; children: ReactNode }) => (
  <Button
    type="button"
    size="xs"
    variant="outline"
    aria-pressed={isOn}
    onClick={onClick}
    _pressed={{ bg: 'accent.subtle', color: 'accent.fg', borderColor: 'accent.fg' }}
  >
    {children}
  </Button>
);
