import { ORGANIZATION_LIMITS } from 'shared-contracts/values/field-limits';
import { FieldGroup, FieldRows, TextareaField, TextField } from 'shared-ui/form';
import { fields, help, sections } from './fields.messages.ts';

const NO_LINK = { label: '', url: '' };

export const HomeTab = () => (
  <>
    <FieldGroup title={sections.introduction} columns={1}>
      <TextareaField name="homeDescription" label={fields.homeDescription} rows={5} />
      <TextField name="homeVideo" type="url" label={fields.homeVideo} help={help.homeVideo} />
    </FieldGroup>
    <FieldGroup title={sections.links} columns={1}>
      <FieldRows
        name="homeLinks"
        addLabel={sections.addLink}
        emptyRow={NO_LINK}
        max={ORGANIZATION_LIMITS.homeLinks}
        sortable
      >
        {(path) => (
          <>
            <TextField name={`${path}.label`} label={sections.linkLabel} />
            <TextField name={`${path}.url`} type="url" label={sections.linkUrl} />
          </>
        )}
      </FieldRows>
    </FieldGroup>
    <FieldGroup title={sections.apps}>
      <TextField name="appStoreUrl" type="url" label={fields.appStoreUrl} />
      <TextField name="playStoreUrl" type="url" label={fields.playStoreUrl} />
    </FieldGroup>
  </>
);
