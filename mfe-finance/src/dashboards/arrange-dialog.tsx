import { FormattedMessage } from 'react-intl';
import { Box, Button, Checkbox, Flex, Icon, IconButton, Stack, useFormatMessage, withValues } from 'shared-ui';
import { Dialog, DialogBody, DialogFooter, useCloseDialog } from 'shared-ui/overlays';
import { arrangeMessages, widgetTitles } from './dashboards.messages.ts';
import { getOrderedWidgets, moveWidget, toggleWidget, type Arrangement } from './widgets.rules.ts';

type ArrangeDialogProps = {
  arrangement: Arrangement;
  onArrange: (arrangement: Arrangement) => void;
  onReset: () => void;
};

/** Shows, hides and orders widgets; changes take effect immediately. */
export const ArrangeDialog = ({ onClose, ...props }: ArrangeDialogProps & { onClose: () => void }) => (
  <Dialog title={arrangeMessages.title} onClose={onClose}>
    <WidgetRows {...props} />
  </Dialog>
);

function WidgetRows({ arrangement, onArrange, onReset }: ArrangeDialogProps) {
  const formatMessage = useFormatMessage();
  const closeDialog = useCloseDialog();
  const names = getOrderedWidgets(arrangement);
  return (
    <>
      <DialogBody>
        <Stack gap="1">
          {names.map((name, index) => (
            <Flex key={name} align="center" gap="1">
              <Box flex="1" minW="0">
                <Checkbox
                  checked={!arrangement.hidden.includes(name)}
                  onChange={() => onArrange(toggleWidget(arrangement, name))}
                >
                  <FormattedMessage {...widgetTitles[name]} />
                </Checkbox>
              </Box>
              <IconButton
                size="xs"
                variant="ghost"
                disabled={index === 0}
                aria-label={formatMessage(
                  withValues(arrangeMessages.earlierOf, { name: formatMessage(widgetTitles[name]) }),
                )}
                onClick={() => onArrange(moveWidget(arrangement, name, -1))}
              >
                <Icon name="arrow-up" />
              </IconButton>
              <IconButton
                size="xs"
                variant="ghost"
                disabled={index === names.length - 1}
                aria-label={formatMessage(
                  withValues(arrangeMessages.laterOf, { name: formatMessage(widgetTitles[name]) }),
                )}
                onClick={() => onArrange(moveWidget(arrangement, name, 1))}
              >
                <Icon name="arrow-down" />
              </IconButton>
            </Flex>
          ))}
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={onReset}>
          <FormattedMessage {...arrangeMessages.reset} />
        </Button>
        <Button onClick={closeDialog}>
          <FormattedMessage {...arrangeMessages.close} />
        </Button>
      </DialogFooter>
    </>
  );
}
