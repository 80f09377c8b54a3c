import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { NetworkSharing, NetworkSharingInput } from 'shared-contracts/network/sharing';
import type { ShareScope } from 'shared-contracts/values/network/sharing';
import { Text } from 'shared-ui';
import { FieldGroup, SelectField, useFormValue, useRecordForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { MultiSelectField } from 'shared-ui/picker';
import { array, mixed, object, string, type ObjectSchema } from 'yup';
import { ownContacts, ownLocations, sharingMutations, sharingQueries } from './sharing.api.ts';
import { messages, scopes } from './sharing.messages.ts';
import { errorMessages } from './partners.messages.ts';

type Kind = keyof NetworkSharingInput;
type SharedForm = { scope: ShareScope; ids: string[] };
type SharingForm = Record<Kind, SharedForm>;

const shared: ObjectSchema<SharedForm> = object({
  scope: mixed<ShareScope>().required(),
  ids: array().of(string().required()).default([]),
});
const schema: ObjectSchema<SharingForm> = object({ contacts: shared, locations: shared });

const toForm = (sharing: NetworkSharing): SharingForm => ({
  contacts: { scope: sharing.contacts.scope, ids: sharing.contacts.chosen.map(({ id }) => id) },
  locations: { scope: sharing.locations.scope, ids: sharing.locations.chosen.map(({ id }) => id) },
});

/** Chooses which of the own contacts and locations a partner may read, beyond those on common records. */
export function SharingDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { record: sharing, error, initialValues, concurrency } = useRecordForm(sharingQueries.sharing(id), toForm);
  const save = useMutation(sharingMutations.save(id));
  return (
    <FormDialog<SharingForm>
      title={messages.title}
      width={600}
      schema={schema}
      initialValues={initialValues}
      error={error}
      concurrency={concurrency}
      submitLabel={messages.save}
      errorMessages={errorMessages}
      onSubmit={save.mutateAsync}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <FormattedMessage {...messages.explanation} />
      </Text>
      <SharedFields kind="contacts" sharing={sharing} />
      <SharedFields kind="locations" sharing={sharing} />
    </FormDialog>
  );
}

const SOURCES = { contacts: ownContacts, locations: ownLocations } as const;

function SharedFields({ kind, sharing }: { kind: Kind; sharing: NetworkSharing | undefined }) {
  const [scope] = useFormValue<ShareScope>(`${kind}.scope`);
  return (
    <FieldGroup title={messages[kind]} columns={1}>
      <SelectField
        name={`${kind}.scope`}
        label={messages.scope}
        {...(kind === 'contacts' && { help: messages.allContactsHelp })}
        options={scopes}
      />
      {scope === 'chosen' && (
        <MultiSelectField
          name={`${kind}.ids`}
          label={messages.chosen}
          source={SOURCES[kind]}
          selectedOptions={(sharing?.[kind].chosen ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </FieldGroup>
  );
}
