import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Flex, IconButton } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { useFormatMessage } from '../base/message.ts';
import type { Action } from './action.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Menu } from './menu.tsx';
import { messages } from './overlays.messages.ts';

type ActionsProps = {
  actions: readonly Action[];
  /** Name of the record, for screen readers: "ORD-104". */
  name: string;
  size?: 'xs' | 'sm';
};

/**
 * Primary and secondary actions as buttons, the others in a menu; actions with a `confirmText` ask for confirmation.
 */
export function Actions({ actions, name, size = 'sm' }: ActionsProps) {
  const formatMessage = useFormatMessage();
  const [pending, setPending] = useState<Action>();
  const items = actions.map((action) =>
    action.confirmText ? { ...action, onSelect: () => setPending(action) } : action,
  );
  const menuItems = items.filter((action) => !action.primary && !action.secondary);
  const buttons = [
    ...items.filter((action) => action.secondary && !action.primary),
    ...items.filter((action) => action.primary),
  ];
  return (
    <Flex
      gap="2"
      {...(size === 'sm' ? { justify: { base: 'flex-start', md: 'flex-end' }, wrap: 'wrap' } : { justify: 'flex-end' })}
    >
      {buttons.map((action) => (
        <ActionButton key={action.label.id} action={action} size={size} />
      ))}
      {menuItems.length > 0 && (
        <Menu
          items={menuItems}
          trigger={
            <IconButton
              variant="ghost"
              size={size}
              aria-label={formatMessage({ ...messages.actionsOf, values: { name } })}
            >
              <Icon name="more" />
            </IconButton>
          }
        />
      )}
      {pending?.confirmText && (
        <ConfirmDialog
          text={pending.confirmText}
          confirmLabel={pending.label}
          danger={pending.danger}
          onConfirm={pending.onSelect}
          onClose={() => setPending(undefined)}
        />
      )}
    </Flex>
  );
}

function ActionButton({
  action: { label, icon, danger, disabled, primary, onSelect },
  size,
}: {
  action: Action;
  size: 'xs' | 'sm';
}) {
  const [isBusy, setBusy] = useState(false);
  const run = () => {
    setBusy(true);
    void Promise.resolve(onSelect())
      .catch(() => undefined)
      .finally(() => setBusy(false)); // the mutation shows its error
  };
  return (
    <Button
      size={size}
      variant={size === 'xs' || !primary ? 'outline' : 'solid'}
      colorPalette={danger ? 'bad' : 'accent'}
      disabled={disabled}
      loading={isBusy}
      onClick={run}
    >
      {icon && <Icon name={icon} />}
      <FormattedMessage {...label} />
    </Button>
  );
}
