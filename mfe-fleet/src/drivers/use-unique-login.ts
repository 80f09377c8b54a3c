import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, useCan } from 'shared-auth';
import { SEARCH_FROM } from 'shared-contracts/values/limits';
import { useFormValue, useRefusal } from 'shared-ui/form';
import { ASKS_LOGINS } from './driver-access.ts';
import { driverQueries } from './drivers.api.ts';

/** Rest after the last key before the server is asked. */
const PAUSE_MS = 400;
const MOST = 100;

/** The text once its typing has paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused === text ? paused : '';
}

/** Tells at the login, while it is typed, that somebody signs in with it already; whoever may not ask is told when it is saved. */
export function useUniqueLogin(kept: string | null) {
  const [value] = useFormValue<string | null>('login');
  const text = (value ?? '').trim();
  const asked = usePaused(text);
  const mayAsk = useCan(ASKS_LOGINS);
  const isWorthAsking = asked.length >= SEARCH_FROM && asked.length <= MOST && asked !== kept;
  const { data: isTaken = false } = useQuery({ ...driverQueries.isTaken(asked), enabled: mayAsk && isWorthAsking });
  const refuse = useRefusal();
  const tell = useEffectEvent(() => refuse(new ApiError({ status: 422, code: 'invalid', message: '', fields: { login: { code: 'alreadyExists', message: 'Already exists' } } })));
  const isKnownAsTaken = isWorthAsking && isTaken;
  useEffect(() => {
    if (isKnownAsTaken) tell();
  }, [isKnownAsTaken]);
}
