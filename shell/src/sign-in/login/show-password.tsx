import { Icon, IconButton, useSay } from 'shared-ui';
import { messages } from './sign-in.messages.ts';

/** Whether the password can be read while it is typed. */
export function ShowPassword({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  const say = useSay();
  return (
    <IconButton
      type="button"
      variant="ghost"
      size="xs"
      aria-pressed={isShown}
      aria-label={say(messages.showPassword)}
      onClick={onToggle}
    >
      <Icon name={isShown ? 'eye-off' : 'eye'} />
    </IconButton>
  );
}
