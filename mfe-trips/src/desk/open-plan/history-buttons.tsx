import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, Flex, Icon, Text, useFormatMessage, useStableCallback, VisuallyHidden } from 'shared-ui';
import { messages } from '../desk.messages.ts';
import { useDesk } from '../model/desk-context.ts';
import { useStore } from '../model/external-store.ts';

/** In a text field, these keys undo typing. */
const isTyping = ({ target }: Event) =>
  target instanceof Element && target.closest('input:not([type=checkbox]), textarea, [contenteditable=true]') !== null;

/** Undoes and redoes changes of the plan, also with Ctrl+Z and Ctrl+Shift+Z. */
export function HistoryButtons() {
  const { plan, sync } = useDesk();
  const formatMessage = useFormatMessage();
  const history = useStore(sync.store, 'history', (value) => value);
  const pending = useStore(sync.store, 'pending', (value) => value);
  const [lastUndo, lastRedo] = [history.undo.at(-1), history.redo.at(-1)];
  const onKeyDown = useStableCallback((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event)) return;
    const key = event.key.toLowerCase();
    const isRedo = (key === 'z' && event.shiftKey) || key === 'y';
    if (key !== 'z' && !isRedo) return;
    event.preventDefault();
    void (isRedo ? sync.redo() : sync.undo());
  });
  useEffect(() => {
    if (!plan.canEdit) return undefined;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [plan.canEdit, onKeyDown]);
  if (!plan.canEdit)
    return (
      <Text textStyle="sm" color="fg.muted">
        <FormattedMessage {...messages.readOnly} />
      </Text>
    );
  return (
    <Flex gap="2" align="center">
      <Button
        type="button"
        size="sm"
        variant="outline"
        disabled={!lastUndo}
        title={lastUndo && formatMessage(lastUndo.label)}
        aria-keyshortcuts="Control+Z"
        onClick={() => void sync.undo()}
      >
        <Icon name="undo" />
        <FormattedMessage {...messages.undo} />
      </Button>
      <Button
        type="button"
        size="sm"
        variant="outline"
        disabled={!lastRedo}
        title={lastRedo && formatMessage(lastRedo.label)}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={() => void sync.redo()}
      >
        <Box as="span" transform="scaleX(-1)">
          <Icon name="undo" />
        </Box>
        <FormattedMessage {...messages.redo} />
      </Button>
      <Text textStyle="xs" color="fg.muted" hideBelow="xl">
        <FormattedMessage {...(pending > 0 ? messages.saving : messages.saved)} />
      </Text>
    </Flex>
  );
}

/** Announces what happens to screen readers. */
export function Announcements() {
  const { state } = useDesk();
  const announcement = useStore(state, 'announcement', (value) => value);
  return (
    <VisuallyHidden role="status" aria-live="assertive">
      {announcement && <FormattedMessage {...announcement} />}
    </VisuallyHidden>
  );
}
