import { Box, fill, Text } from 'shared-ui';
import { FieldGroup, Rows, TextareaField, TextField } from 'shared-ui/form';
import { FormattedMessage } from 'react-intl';
import { useHelp } from './pending.tsx';
import { messages, settingLabels } from './settings.messages.ts';
import { MOST_LINKS } from './settings.schema.ts';

const NO_LINK = { label: '', url: '' };

export function HomeTab() {
  const help = useHelp();
  const waiting = help('homeLinks');
  return (
    <>
      <FieldGroup title={messages.introduction} columns={1}>
        <TextareaField
          name="homeDescription"
          label={settingLabels.homeDescription}
          help={help('homeDescription')}
          rows={5}
        />
        <TextField name="homeVideo" type="url" label={settingLabels.homeVideo} help={help('homeVideo')} />
      </FieldGroup>
      <FieldGroup title={messages.links} help={fill(messages.linksHelp, { max: MOST_LINKS })} columns={1}>
        <Box>
          <Rows name="homeLinks" add={messages.addLink} empty={NO_LINK} max={MOST_LINKS} ordered>
            {(path) => (
              <>
                <TextField name={`${path}.label`} label={messages.linkLabel} />
                <TextField name={`${path}.url`} type="url" label={messages.linkUrl} />
              </>
            )}
          </Rows>
          {waiting && (
            <Text mt="2" textStyle="xs" color="fg.muted">
              <FormattedMessage {...waiting} />
            </Text>
          )}
        </Box>
      </FieldGroup>
      <FieldGroup title={messages.apps}>
        <TextField name="appStoreUrl" type="url" label={settingLabels.appStoreUrl} help={help('appStoreUrl')} />
        <TextField name="playStoreUrl" type="url" label={settingLabels.playStoreUrl} help={help('playStoreUrl')} />
      </FieldGroup>
    </>
  );
}
