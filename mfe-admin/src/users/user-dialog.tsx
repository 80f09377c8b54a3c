import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { useSession } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/auth';
import type { User } from 'shared-contracts/users';
import { FormDialog, FormTabs } from 'shared-ui/form-dialog';
import { AccessTab } from './access-tab.tsx';
import { limitsOf } from './limits.rules.ts';
import { PersonTab } from './person-tab.tsx';
import { useUniqueCheck } from './use-unique-check.ts';
import { useKnownChoices } from './use-known-choices.ts';
import { formOf, inputOf, patchOf, userSchema, type UserForm } from './user-form.ts';
import { userMutations, userQueries } from './users.api.ts';
import { editor } from './rules.messages.ts';
import { fields, messages, refusals } from './users.messages.ts';

type DialogProps = { onClose: () => void };
const frame = { width: 900, schema: userSchema, codes: refusals } as const;

const Content = ({ user }: { user?: User }) => {
  const caller = useSession((session) => session.user);
  return caller && <Tabs caller={caller} user={user} />;
};

export function NewDialog({ onClose }: DialogProps) {
  const create = useMutation(userMutations.create());
  const timezoneId = useSession((session) => session.user?.timezone.id);
  return (
    <FormDialog
      {...frame}
      title={messages.create}
      initial={{ timezoneId }}
      submit={messages.createVerb}
      onSubmit={(form) => create.mutateAsync(inputOf(form))}
      onClose={onClose}
    >
      <Content />
    </FormDialog>
  );
}

/** What the form began with: what others change meanwhile is not undone by sending it. */
export function EditDialog({ id, onClose }: DialogProps & { id: string }) {
  const { data: user, error } = useQuery(userQueries.detail(id));
  const change = useMutation(userMutations.change(id));
  const begun = useRef<UserForm>(undefined);
  begun.current ??= user && formOf(user);
  const before = begun.current;
  return (
    <FormDialog
      {...frame}
      title={messages.editTitle}
      initial={before}
      error={error}
      onSubmit={async (after) => before && change.mutateAsync(patchOf(before, after))}
      onClose={onClose}
    >
      {user && <Content user={user} />}
    </FormDialog>
  );
}

const PERSON = {
  login: fields.login,
  email: fields.email,
  password: fields.password,
  organizationId: fields.organization,
  timezoneId: fields.timezone,
  language: fields.language,
  contactId: fields.contact,
  isDriver: fields.isDriver,
};
const ACCESS = { role: fields.role, rules: editor.title };

function Tabs({ caller, user }: { caller: UserInfo; user: User | undefined }): ReactNode {
  const limits = limitsOf(caller, user);
  const known = useKnownChoices(caller, user);
  useUniqueCheck({ login: user?.login ?? '', email: user?.email ?? '' }, user?.id);
  const shared = { caller, user, limits };
  return (
    <FormTabs
      tabs={[
        { id: 'person', label: messages.person, fields: PERSON, content: <PersonTab {...shared} known={known} /> },
        {
          id: 'access',
          label: messages.access,
          fields: ACCESS,
          content: <AccessTab {...shared} organizationType={known.organizationType} />,
        },
      ]}
    />
  );
}
