import { FieldGroup, Rows, TextareaField, TextField } from 'shared-ui/form';
import { fields, help, sections } from './fields.messages.ts';
import { MOST_LINKS } from './organization.schema.ts';

const NO_LINK = { label: '', url: '' };

export const HomeTab = () => (
  <>
    <FieldGroup title={sections.introduction} columns={1}>
      <TextareaField name="homeDescription" label={fields.homeDescription} rows={5} />
      <TextField name="homeVideo" type="url" label={fields.homeVideo} help={help.homeVideo} />
    </FieldGroup>
    <FieldGroup title={sections.links} columns={1}>
      <Rows name="homeLinks" add={sections.addLink} empty={NO_LINK} max={MOST_LINKS} ordered>
        {(path) => (
          <>
            <TextField name={`${path}.label`} label={sections.linkLabel} />
            <TextField name={`${path}.url`} type="url" label={sections.linkUrl} />
          </>
        )}
      </Rows>
    </FieldGroup>
    <FieldGroup title={sections.apps}>
      <TextField name="appStoreUrl" type="url" label={fields.appStoreUrl} />
      <TextField name="playStoreUrl" type="url" label={fields.playStoreUrl} />
    </FieldGroup>
  </>
);
