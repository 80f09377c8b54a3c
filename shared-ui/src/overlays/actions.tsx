import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Flex, IconButton } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { useSay } from '../base/words.ts';
import type { Action } from './action.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Menu } from './menu.tsx';
import { messages } from './overlays.messages.ts';

type ActionsProps = {
  of: readonly Action[];
  /** The name of what they act on, for those who do not see the row: "ORD-104". */
  name: string;
  size?: 'xs' | 'sm';
};

/** The likeliest actions as buttons, the others in a menu; those with a consequence ask first. */
export function Actions({ of: actions, name, size = 'sm' }: ActionsProps) {
  const say = useSay();
  const [asking, setAsking] = useState<Action>();
  const asked = actions.map((action) => (action.confirm ? { ...action, onSelect: () => setAsking(action) } : action));
  const rest = asked.filter((action) => !action.primary);
  return (
    <Flex gap="2" justify="flex-end">
      {asked
        .filter((action) => action.primary)
        .map((action) => (
          <ActionButton key={action.label.id} action={action} size={size} />
        ))}
      {rest.length > 0 && (
        <Menu
          items={rest}
          trigger={
            <IconButton variant="ghost" size={size} aria-label={say({ ...messages.actionsOf, values: { name } })}>
              <Icon name="more" />
            </IconButton>
          }
        />
      )}
      {asking?.confirm && (
        <ConfirmDialog
          text={asking.confirm}
          confirm={asking.label}
          danger={asking.danger}
          onConfirm={asking.onSelect}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Flex>
  );
}

function ActionButton({
  action: { label, icon, danger, disabled, onSelect },
  size,
}: {
  action: Action;
  size: 'xs' | 'sm';
}) {
  const [busy, setBusy] = useState(false);
  const act = () => {
    setBusy(true);
    void Promise.resolve(onSelect())
      .catch(() => undefined)
      .finally(() => setBusy(false)); // what failed is told by the mutation
  };
  return (
    <Button
      size={size}
      variant={size === 'xs' ? 'outline' : 'solid'}
      colorPalette={danger ? 'bad' : 'accent'}
      disabled={disabled}
      loading={busy}
      onClick={act}
    >
      {icon && <Icon name={icon} />}
      <FormattedMessage {...label} />
    </Button>
  );
}
