import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from 'shared-auth';
import { SEARCH_FROM } from 'shared-contracts/values/limits';
import { useRested } from 'shared-ui';
import { useFormValue, useRefusal } from 'shared-ui/form';
import { string } from 'yup';
import { userQueries } from './users.api.ts';

const email = string().required().email();
const WORTH_ASKING = {
  login: (text: string) => text.length >= SEARCH_FROM && text.length <= 100,
  email: (text: string) => text.length <= 254 && email.isValidSync(text),
};

/** Whether what stands in the field is somebody else's: undefined as long as nobody knows. */
function useTaken(name: keyof typeof WORTH_ASKING, kept: string, exceptId: string | undefined): boolean {
  const [value] = useFormValue<string | null | undefined>(name);
  const text = (value ?? '').trim();
  const isSettled = useRested(text) === text;
  const asked = isSettled && text !== kept && WORTH_ASKING[name](text) ? text : undefined;
  const { data } = useQuery({ ...userQueries.isTaken(asked ?? '', exceptId), enabled: asked !== undefined });
  return asked !== undefined && data === true;
}

const TAKEN = { code: 'alreadyExists', message: 'Already exists' };

/** Tells at login and e-mail, while they are typed, that somebody signs in with them already. `kept`: what they were. */
export function useUniqueCheck(kept: { login: string; email: string }, exceptId?: string) {
  const login = useTaken('login', kept.login, exceptId);
  const address = useTaken('email', kept.email, exceptId);
  const refuse = useRefusal();
  const tell = useEffectEvent(() =>
    refuse(
      new ApiError({
        status: 422,
        code: 'invalid',
        message: '',
        fields: { ...(login && { login: TAKEN }), ...(address && { email: TAKEN }) },
      }),
    ),
  );
  useEffect(() => {
    if (login || address) tell();
  }, [login, address]);
}
