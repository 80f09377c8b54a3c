import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError, useCan } from 'shared-auth';
import { MIN_SEARCH_LENGTH } from 'shared-contracts/values/limits';
import { useDebounced } from 'shared-ui';
import { useFormValue, useSetServerErrors } from 'shared-ui/form';
import { CHECK_LOGIN_ACCESS } from './driver-access.ts';
import { driverQueries } from './drivers.api.ts';

const MAX_LENGTH = 100;

/** Shows that a login is taken while it is typed; users without access to this check see it on save. */
export function useUniqueLogin(storedLogin: string | null) {
  const [value] = useFormValue<string | null>('login');
  const login = (value ?? '').trim();
  const isSettled = useDebounced(login) === login;
  const canCheck = useCan(CHECK_LOGIN_ACCESS);
  const shouldCheck =
    isSettled && login.length >= MIN_SEARCH_LENGTH && login.length <= MAX_LENGTH && login !== storedLogin;
  const { data: isTaken = false } = useQuery({
    ...driverQueries.isLoginTaken(login),
    enabled: canCheck && shouldCheck,
  });
  const setServerError = useSetServerErrors();
  const showTaken = useEffectEvent(() =>
    setServerError(
      new ApiError({
        status: 422,
        code: 'invalid',
        message: '',
        fields: { login: { code: 'alreadyExists', message: 'Already exists' } },
      }),
    ),
  );
  const isLoginTaken = shouldCheck && isTaken;
  useEffect(() => {
    if (isLoginTaken) showTaken();
  }, [isLoginTaken]);
}
