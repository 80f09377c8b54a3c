import { ORGANIZATION_LIMITS } from 'shared-contracts/values/field-limits';
import { Box, withValues, Text } from 'shared-ui';
import { FieldGroup, FieldRows, TextareaField, TextField } from 'shared-ui/form';
import { FormattedMessage } from 'react-intl';
import { useSettingHelp } from './pending-changes.tsx';
import { messages, settingLabels } from './settings.messages.ts';

const NO_LINK = { label: '', url: '' };

export function HomeTab() {
  const help = useSettingHelp();
  const linksHelp = help('homeLinks');
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
      <FieldGroup
        title={messages.links}
        help={withValues(messages.linksHelp, { max: ORGANIZATION_LIMITS.homeLinks })}
        columns={1}
      >
        <Box>
          <FieldRows
            name="homeLinks"
            addLabel={messages.addLink}
            emptyRow={NO_LINK}
            max={ORGANIZATION_LIMITS.homeLinks}
            sortable
          >
            {(path) => (
              <>
                <TextField name={`${path}.label`} label={messages.linkLabel} />
                <TextField name={`${path}.url`} type="url" label={messages.linkUrl} />
              </>
            )}
          </FieldRows>
          {linksHelp && (
            <Text mt="2" textStyle="xs" color="fg.muted">
              <FormattedMessage {...linksHelp} />
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
