import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { NewLiveLink } from 'shared-contracts/fleet/live-links';
import { LIVE_LINK_HOURS } from 'shared-contracts/values/fleet/live-links';
import { Box, Stack, Text, useFormatMessage, withValues } from 'shared-ui';
import { CheckboxField, CopyField, Form, SelectField, SubmitButton } from 'shared-ui/form';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { boolean, object, string } from 'yup';
import { liveLinkMutations } from './live-links.api.ts';
import { messages } from './live-links.messages.ts';

const schema = object({ hours: string().required(), showsNextStop: boolean().required() });
const INITIAL = { hours: String(LIVE_LINK_HOURS.usual), showsNextStop: false };

const getLiveUrl = (token: string) => `${window.location.origin}/follow/${token}`;

/** Creates a link to a vehicle's live position. */
export function LiveLinkDialog({ id, plate, onClose }: { id: string; plate: string; onClose: () => void }) {
  const formatMessage = useFormatMessage();
  const create = useMutation(liveLinkMutations.create(id));
  const [link, setLink] = useState<NewLiveLink>();
  const options = LIVE_LINK_HOURS.choices.map((count) => ({
    value: String(count),
    label: formatMessage(withValues(messages.hoursOption, { count })),
  }));
  return (
    <Dialog title={messages.create} width={500} onClose={onClose}>
      <DialogBody>
        <Stack gap="4" pb="2">
          <Text color="fg.muted" textWrap="pretty">
            <FormattedMessage {...withValues(messages.about, { plate })} />
          </Text>
          <Form
            schema={schema}
            initialValues={INITIAL}
            onSubmit={async ({ hours, showsNextStop }) =>
              setLink(await create.mutateAsync({ hours: Number(hours), showsNextStop }))
            }
          >
            <Stack gap="3">
              <SelectField name="hours" label={messages.hours} options={options} />
              <CheckboxField name="showsNextStop" label={messages.showsNextStop} />
              <Box>
                <SubmitButton label={messages.create} />
              </Box>
            </Stack>
          </Form>
          {link && (
            <Box role="status">
              <CopyField
                key={link.id}
                label={messages.newLink}
                value={getLiveUrl(link.token)}
                help={messages.copyNow}
              />
            </Box>
          )}
        </Stack>
      </DialogBody>
    </Dialog>
  );
}
