import { Box, Button, Stack, Text, useFormatMessage } from 'shared-ui';
import { notify } from 'shared-ui/data';
import { Dialog, DialogBody, DialogFooter, useCloseDialog } from 'shared-ui/overlays';
import { FormattedMessage } from 'react-intl';
import { recoveryMessages as messages } from './second-factor.messages.ts';

const FILE_NAME = 'recovery-codes.txt';

function Buttons({ codes }: { codes: readonly string[] }) {
  const close = useCloseDialog();
  const text = codes.join('\n');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    notify.success(messages.copied);
  };
  return (
    <DialogFooter>
      <Button type="button" variant="outline" onClick={() => void copy()}>
        <FormattedMessage {...messages.copy} />
      </Button>
      <Button asChild variant="outline">
        <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={FILE_NAME}>
          <FormattedMessage {...messages.download} />
        </a>
      </Button>
      <Button type="button" onClick={close}>
        <FormattedMessage {...messages.done} />
      </Button>
    </DialogFooter>
  );
}

/** The only time that the codes are shown. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const formatMessage = useFormatMessage();
  return (
    <Dialog title={messages.title} width={500} onClose={onClose}>
      <DialogBody>
        <Stack gap="4">
          <Text>
            <FormattedMessage {...messages.keep} />
          </Text>
          <Box
            as="ul"
            aria-label={formatMessage(messages.title)}
            listStyleType="none"
            columns="2"
            fontFamily="mono"
            textStyle="md"
            p="4"
            borderRadius="md"
            bg="bg.subtle"
            lineHeight="tall"
          >
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </Box>
        </Stack>
      </DialogBody>
      <Buttons codes={codes} />
    </Dialog>
  );
}
