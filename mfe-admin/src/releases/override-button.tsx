import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OverrideLink } from 'shared-contracts/overrides';
import { Box, Button, fill, Stack, Text } from 'shared-ui';
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
    .max(500)
    .matches(/^https?:\/\//),
  host: string().trim().max(253).default(''),
});
const INITIAL = { area: '', address: '', host: '' };

/** Makes the link by which others try an area from a developer's address. */
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
  const make = useMutation(overrideMutations.make());
  const { data: choices } = useQuery(releaseQueries.choices());
  const [made, setMade] = useState<OverrideLink>();
  const send = async ({ area, address, host }: typeof INITIAL) =>
    setMade(await make.mutateAsync({ area, address, ...(host && { host }) }));
  return (
    <Dialog title={messages.title} width={600} onClose={onClose}>
      <DialogBody>
        <Stack gap="4" pb="2">
          <Text color="fg.muted" textWrap="pretty">
            <FormattedMessage {...messages.about} />
          </Text>
          <Form schema={schema} initial={INITIAL} onSubmit={send}>
            <Stack gap="4" align="stretch">
              <SelectField
                name="area"
                label={messages.area}
                options={(choices?.areas ?? []).map((area) => ({ value: area, label: area }))}
              />
              <TextField
                name="address"
                label={messages.address}
                help={fill(messages.addressHelp, { example: EXAMPLE })}
              />
              <TextField name="host" label={messages.host} help={messages.hostHelp} />
              <Box>
                <SubmitButton label={messages.make} />
              </Box>
            </Stack>
          </Form>
          {made && (
            <Box role="status">
              <CopyField
                key={made.url}
                label={messages.link}
                value={made.url}
                help={fill(messages.linkHelp, { until: made.expiresAt * 1_000 })}
              />
            </Box>
          )}
        </Stack>
      </DialogBody>
    </Dialog>
  );
}
