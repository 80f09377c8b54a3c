import { FormattedMessage } from 'react-intl';
import { Box, Button, Checkbox, fill, Flex, Icon, IconButton, Stack, useSay } from 'shared-ui';
import { Dialog, DialogBody, DialogFooter, useCloseDialog } from 'shared-ui/overlays';
import { arranging, widgets } from './dashboards.messages.ts';
import { type Arrangement, moved, ordered, toggled } from './widgets.rules.ts';

type ArrangeProps = { arrangement: Arrangement; onArrange: (arrangement: Arrangement) => void; onReset: () => void };

/** Which widgets are shown and in which order; it counts at once. */
export const ArrangeDialog = ({ onClose, ...arrange }: ArrangeProps & { onClose: () => void }) => (
  <Dialog title={arranging.title} onClose={onClose}>
    <Rows {...arrange} />
  </Dialog>
);

function Rows({ arrangement, onArrange, onReset }: ArrangeProps) {
  const say = useSay();
  const close = useCloseDialog();
  const all = ordered(arrangement);
  return (
    <>
      <DialogBody>
        <Stack gap="1">
          {all.map((name, place) => (
            <Flex key={name} align="center" gap="1">
              <Box flex="1" minW="0">
                <Checkbox
                  checked={!arrangement.hidden.includes(name)}
                  onChange={() => onArrange(toggled(arrangement, name))}
                >
                  <FormattedMessage {...widgets[name]} />
                </Checkbox>
              </Box>
              <IconButton
                size="xs"
                variant="ghost"
                disabled={place === 0}
                aria-label={say(fill(arranging.earlierOf, { name: say(widgets[name]) }))}
                onClick={() => onArrange(moved(arrangement, name, -1))}
              >
                <Icon name="arrow-up" />
              </IconButton>
              <IconButton
                size="xs"
                variant="ghost"
                disabled={place === all.length - 1}
                aria-label={say(fill(arranging.laterOf, { name: say(widgets[name]) }))}
                onClick={() => onArrange(moved(arrangement, name, 1))}
              >
                <Icon name="arrow-down" />
              </IconButton>
            </Flex>
          ))}
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={onReset}>
          <FormattedMessage {...arranging.reset} />
        </Button>
        <Button onClick={close}>
          <FormattedMessage {...arranging.close} />
        </Button>
      </DialogFooter>
    </>
  );
}
