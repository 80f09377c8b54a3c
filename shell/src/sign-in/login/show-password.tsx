import { Icon, IconButton, useFormatMessage } from 'shared-ui';
import { messages } from '../common/sign-in.messages.ts';

/** Toggles whether the password is readable. */
export function ShowPassword({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  const formatMessage = useFormatMessage();
  return (
    <IconButton
      type="button"
      variant="ghost"
      size="xs"
      aria-pressed={isShown}
      aria-label={formatMessage(messages.showPassword)}
      onClick={onToggle}
    >
      <Icon name={isShown ? 'eye-off' : 'eye'} />
    </IconButton>
  );
}
