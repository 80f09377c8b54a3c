import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OverrideLink } from 'shared-contracts/portal/overrides';
import { OVERRIDE_LIMITS } from 'shared-contracts/values/field-limits';
import { SECOND_MS } from 'shared-contracts/values/time';
import { Box, Button, withValues, Stack, Text } from 'shared-ui';
import { CopyField, Form, SelectField, SubmitButton, TextField } from 'shared-ui/form';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { object, string } from 'yup';
import { overrideMutations } from './overrides.api.ts';
import { messages } from './overrides.messages.ts';
import { releaseQueries } from './releases.api.ts';

const EXAMPLE = 'http://localhost:3102/remoteEntry.js';
const schema = object({
  area: string().required(),
  address: string()
    .trim()
    .required()
    .max(OVERRIDE_LIMITS.address)
    .matches(/^https?:\/\//),
  host: string().trim().max(OVERRIDE_LIMITS.host).default(''),
});
const INITIAL = { area: '', address: '', host: '' };

/** Opens a dialog that creates a link which loads an area from a developer's server. */
export function OverrideButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <FormattedMessage {...messages.open} />
      </Button>
      {isOpen && <OverrideDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function OverrideDialog({ onClose }: { onClose: () => void }) {
  const createLink = useMutation(overrideMutations.create());
  const { data: choices } = useQuery(releaseQueries.choices());
  const [link, setLink] = useState<OverrideLink>();
  const submit = async ({ area, address, host }: typeof INITIAL) =>
    setLink(await createLink.mutateAsync({ area, address, ...(host && { host }) }));
  return (
    <Dialog title={messages.title} width={600} onClose={onClose}>
      <DialogBody>
        <Stack gap="4" pb="2">
          <Text color="fg.muted" textWrap="pretty">
            <FormattedMessage {...messages.about} />
          </Text>
          <Form schema={schema} initialValues={INITIAL} onSubmit={submit}>
            <Stack gap="4" align="stretch">
              <SelectField
                name="area"
                label={messages.area}
                options={(choices?.areas ?? []).map((area) => ({ value: area, label: area }))}
              />
              <TextField
                name="address"
                label={messages.address}
                help={withValues(messages.addressHelp, { example: EXAMPLE })}
              />
              <TextField name="host" label={messages.host} help={messages.hostHelp} />
              <Box>
                <SubmitButton label={messages.submit} />
              </Box>
            </Stack>
          </Form>
          {link && (
            <Box role="status">
              <CopyField
                key={link.url}
                label={messages.link}
                value={link.url}
                help={withValues(messages.linkHelp, { until: link.expiresAt * SECOND_MS })}
              />
            </Box>
          )}
        </Stack>
      </DialogBody>
    </Dialog>
  );
}
