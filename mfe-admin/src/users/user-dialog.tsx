import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/identity/auth';
import type { User } from 'shared-contracts/identity/users';
import type { GrantedRule, OrganizationType, Role } from 'shared-contracts/values/identity/access';
import { useFormValue, useRecordForm } from 'shared-ui/form';
import { FormDialog, FormTabs } from 'shared-ui/form-dialog';
import { AccessTab } from './access-tab.tsx';
import { Note } from './note.tsx';
import { InvitationNote } from './invitation.tsx';
import { getRuleBypass, getUserLimits } from './limits.rules.ts';
import { PersonTab } from './person-tab.tsx';
import { useUniqueCheck } from './use-unique-check.ts';
import { useSelectedOptions } from './use-selected-options.ts';
import { toUserForm, toUserInput, toUserPatch, userSchema } from './user-form.ts';
import { userMutations, userQueries } from './users.api.ts';
import { editor } from './rules.messages.ts';
import { fields, messages, errorMessages } from './users.messages.ts';

type DialogProps = { onClose: () => void };
const dialogProps = { width: 900, schema: userSchema, errorMessages } as const;

const Content = ({ user }: { user?: User }) => {
  const caller = useSession((session) => session.user);
  return caller && <Tabs caller={caller} user={user} />;
};

export function NewDialog({ onClose }: DialogProps) {
  const create = useMutation(userMutations.create());
  const timezoneId = useSession((session) => session.user?.timezone.id);
  return (
    <FormDialog
      {...dialogProps}
      title={messages.create}
      initialValues={{ timezoneId }}
      submitLabel={messages.createSubmit}
      onSubmit={(form) => create.mutateAsync(toUserInput(form))}
      onClose={onClose}
    >
      <Content />
    </FormDialog>
  );
}

/** Sends only changed fields: compares with the first loaded user, so later refetches don't count as edits. */
export function EditDialog({ id, onClose }: DialogProps & { id: string }) {
  const { record: user, error, initialValues: before, concurrency } = useRecordForm(userQueries.detail(id), toUserForm);
  const update = useMutation(userMutations.update(id));
  return (
    <FormDialog
      {...dialogProps}
      title={messages.editTitle}
      initialValues={before}
      error={error}
      concurrency={concurrency}
      onSubmit={async (after) => before && update.mutateAsync(toUserPatch(before, after))}
      onClose={onClose}
    >
      {user && <Content user={user} />}
    </FormDialog>
  );
}

const PERSON_FIELDS = {
  givenName: fields.givenName,
  familyName: fields.familyName,
  login: fields.login,
  email: fields.email,
  password: fields.password,
  firstSignIn: fields.firstSignIn,
  organizationId: fields.organization,
  timezoneId: fields.timezone,
  language: fields.language,
  contactId: fields.contact,
  isDriver: fields.isDriver,
};
const ACCESS_FIELDS = { role: fields.role, rules: editor.title };

function Tabs({ caller, user }: { caller: UserInfo; user: User | undefined }): ReactNode {
  const limits = getUserLimits(caller, user);
  const selected = useSelectedOptions(caller, user);
  useUniqueCheck({ login: user?.login ?? '', email: user?.email ?? '' }, user?.id);
  const tabProps = { caller, user, limits };
  return (
    <>
      {user && <InvitationNote user={user} />}
      {!user && <NoRulesNote organizationType={selected.organizationType} />}
      <FormTabs
        tabs={[
          {
            id: 'person',
            label: messages.person,
            fields: PERSON_FIELDS,
            content: <PersonTab {...tabProps} selected={selected} />,
          },
          {
            id: 'access',
            label: messages.access,
            fields: ACCESS_FIELDS,
            content: <AccessTab {...tabProps} organizationType={selected.organizationType} />,
          },
        ]}
      />
    </>
  );
}

/** Warns on every tab, because rules are on the second one. */
function NoRulesNote({ organizationType }: { organizationType: OrganizationType | undefined }) {
  const [role] = useFormValue<Role>('role');
  const [rules] = useFormValue<GrantedRule[]>('rules');
  const bypass = getRuleBypass(role, organizationType);
  if (rules.length > 0 || bypass === 'everything') return null;
  return <Note role="status" tone="warn" text={bypass ? editor.readsOnly : editor.opensNothing} />;
}
