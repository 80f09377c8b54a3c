import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Box, withValues } from 'shared-ui';
import { NewPasswordField, SelectField, useFormValue } from 'shared-ui/form';
import type { UserForm } from './user-form.ts';
import { userQueries } from './users.api.ts';
import { fields, firstSignIns, helpTexts } from './users.messages.ts';

/**
 * How a new user signs in for the first time: by a link in an email if a mail server is set up, or with a password set
 * here.
 */
export function FirstSignInFields() {
  const [organizationId] = useFormValue<string | null>('organizationId');
  const [choice] = useFormValue<UserForm['firstSignIn']>('firstSignIn');
  const [login] = useFormValue<string | undefined>('login');
  const [email] = useFormValue<string | undefined>('email');
  const [, setPassword] = useFormValue<string | null>('password');
  const { data, isError } = useQuery(userQueries.firstSignIn(organizationId));
  const canInvite = data?.canInvite === true;
  const hasPassword = canInvite ? choice === 'password' : data !== undefined || isError;
  useEffect(() => {
    if (!hasPassword) setPassword(null);
    // The setter is new at each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hasPassword]);
  const provider = data?.provider;
  const invitationHelp = provider ? withValues(helpTexts.providerInvitation, { provider }) : helpTexts.invitation;
  return (
    <>
      {canInvite && (
        <SelectField
          name="firstSignIn"
          label={fields.firstSignIn}
          options={firstSignIns}
          {...(choice === 'invitation' && { help: invitationHelp })}
        />
      )}
      {hasPassword ? (
        <NewPasswordField
          name="password"
          label={fields.password}
          names={[login ?? '', email ?? '']}
          help={canInvite ? helpTexts.oneTimePassword : helpTexts.password}
        />
      ) : (
        <Box hideBelow="md" />
      )}
    </>
  );
}
