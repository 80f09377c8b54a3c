import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from 'shared-auth';
import { SEARCH_FROM } from 'shared-contracts/values/limits';
import { useFormValue, useRefusal } from 'shared-ui/form';
import { string } from 'yup';
import { userQueries } from './users.api.ts';

/** Rest after the last key before the server is asked. */
const PAUSE_MS = 400;

/** The text once its typing has paused; what is not to be asked is forgotten at once. */
function usePaused(text: string | undefined): string | undefined {
  const [paused, setPaused] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused === text ? paused : undefined;
}

const email = string().required().email();
const WORTH_ASKING = {
  login: (text: string) => text.length >= SEARCH_FROM && text.length <= 100,
  email: (text: string) => text.length <= 254 && email.isValidSync(text),
};

/** Whether what stands in the field is somebody else's: undefined as long as nobody knows. */
function useTaken(name: keyof typeof WORTH_ASKING, kept: string, exceptId: string | undefined): boolean {
  const [value] = useFormValue<string | null | undefined>(name);
  const text = (value ?? '').trim();
  const asked = usePaused(text !== kept && WORTH_ASKING[name](text) ? text : undefined);
  const { data } = useQuery({ ...userQueries.isTaken(asked ?? '', exceptId), enabled: asked !== undefined });
  return asked !== undefined && data === true;
}

const TAKEN = { code: 'alreadyExists', message: 'Already exists' };

/** Tells at login and e-mail, while they are typed, that somebody signs in with them already. `kept`: what they were. */
export function useUniqueCheck(kept: { login: string; email: string }, exceptId?: string) {
  const login = useTaken('login', kept.login, exceptId);
  const address = useTaken('email', kept.email, exceptId);
  const refuse = useRefusal();
  const tell = useEffectEvent(() => refuse(new ApiError({ status: 422, code: 'invalid', message: '', fields: { ...(login && { login: TAKEN }), ...(address && { email: TAKEN }) } })));
  useEffect(() => {
    if (login || address) tell();
  }, [login, address]);
}
