import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from 'shared-auth';
import { MIN_SEARCH_LENGTH } from 'shared-contracts/values/limits';
import { useDebounced } from 'shared-ui';
import { useFormValue, useSetServerErrors } from 'shared-ui/form';
import { string } from 'yup';
import { userQueries } from './users.api.ts';

const emailSchema = string().required().email();
const isCheckable = {
  login: (text: string) => text.length >= MIN_SEARCH_LENGTH && text.length <= 100,
  email: (text: string) => text.length <= 254 && emailSchema.isValidSync(text),
};

/** Whether another user has the entered value; false until checked. */
function useIsTaken(name: keyof typeof isCheckable, currentValue: string, exceptId: string | undefined): boolean {
  const [value] = useFormValue<string | null | undefined>(name);
  const text = (value ?? '').trim();
  const isSettled = useDebounced(text) === text;
  const enabled = isSettled && text !== currentValue && isCheckable[name](text);
  const { data } = useQuery({ ...userQueries.isTaken(enabled ? text : '', exceptId), enabled });
  return enabled && data === true;
}

const ALREADY_EXISTS = { code: 'alreadyExists', message: 'Already exists' };

/** Reports a login or e-mail that another user has while it is typed. @param current not checked, as it is this user's */
export function useUniqueCheck(current: { login: string; email: string }, exceptId?: string) {
  const isLoginTaken = useIsTaken('login', current.login, exceptId);
  const isEmailTaken = useIsTaken('email', current.email, exceptId);
  const setServerErrors = useSetServerErrors();
  const showErrors = useEffectEvent(() =>
    setServerErrors(
      new ApiError({
        status: 422,
        code: 'invalid',
        message: '',
        fields: {
          ...(isLoginTaken && { login: ALREADY_EXISTS }),
          ...(isEmailTaken && { email: ALREADY_EXISTS }),
        },
      }),
    ),
  );
  useEffect(() => {
    if (isLoginTaken || isEmailTaken) showErrors();
  }, [isLoginTaken, isEmailTaken]);
}
