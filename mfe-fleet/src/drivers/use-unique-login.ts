import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError, useCan } from 'shared-auth';
import { SEARCH_FROM } from 'shared-contracts/values/limits';
import { useRested } from 'shared-ui';
import { useFormValue, useRefusal } from 'shared-ui/form';
import { ASKS_LOGINS } from './driver-access.ts';
import { driverQueries } from './drivers.api.ts';

const MOST = 100;

/** Tells at the login, while it is typed, that somebody signs in with it already; whoever may not ask is told when it is saved. */
export function useUniqueLogin(kept: string | null) {
  const [value] = useFormValue<string | null>('login');
  const asked = (value ?? '').trim();
  const isSettled = useRested(asked) === asked;
  const mayAsk = useCan(ASKS_LOGINS);
  const isWorthAsking = isSettled && asked.length >= SEARCH_FROM && asked.length <= MOST && asked !== kept;
  const { data: isTaken = false } = useQuery({ ...driverQueries.isTaken(asked), enabled: mayAsk && isWorthAsking });
  const refuse = useRefusal();
  const tell = useEffectEvent(() =>
    refuse(
      new ApiError({
        status: 422,
        code: 'invalid',
        message: '',
        fields: { login: { code: 'alreadyExists', message: 'Already exists' } },
      }),
    ),
  );
  const isKnownAsTaken = isWorthAsking && isTaken;
  useEffect(() => {
    if (isKnownAsTaken) tell();
  }, [isKnownAsTaken]);
}
