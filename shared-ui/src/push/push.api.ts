import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api, ApiError } from 'shared-auth';
import type { PushState } from 'shared-contracts/identity/push';
import {
  isChosenBy,
  isPushGranted,
  isSubscribedWith,
  storeChoice,
  subscribeBrowser,
  unsubscribeBrowser,
} from './push-browser.ts';
import { messages } from './push.messages.ts';

const PATH = 'push/subscription';
const KEY = ['push'] as const;

/** Maps an error of the browser, which contains no reason. */
const toUnavailable = ({ message }: Error) => {
  throw new ApiError({ status: 0, code: 'pushUnavailable', message });
};

const saveSubscription = async (publicKey: string) =>
  api.put<PushState>(PATH, await subscribeBrowser(publicKey).catch(toUnavailable));

/** For a new session, key or address of the browser: subscribes again without asking the user. */
async function loadState(userId: string, signal: AbortSignal): Promise<PushState> {
  const state = await api.get<PushState>(PATH, { signal });
  const isOn = state.isOn && isPushGranted() && (await isSubscribedWith(state.publicKey));
  if (isOn || !isPushGranted() || !isChosenBy(userId)) return { ...state, isOn };
  return saveSubscription(state.publicKey).catch(() => ({ ...state, isOn: false }));
}

export const pushQueries = {
  state: (userId: string) =>
    queryOptions({ queryKey: [...KEY, userId], queryFn: ({ signal }) => loadState(userId, signal), retry: false }),
};

export const pushMutations = {
  /** Asks for permission if the browser hasn't yet. @returns whether notifications are on */
  turnOn: (userId: string) =>
    mutationOptions({
      mutationFn: async (publicKey: string) => {
        if ((await Notification.requestPermission()) !== 'granted') return false;
        await saveSubscription(publicKey);
        storeChoice(userId);
        return true;
      },
      meta: { invalidates: KEY, errorMessages: { pushUnavailable: messages.failed } },
    }),
  turnOff: () =>
    mutationOptions({
      mutationFn: async () => {
        storeChoice(null);
        await api.delete(PATH);
        await unsubscribeBrowser();
      },
      meta: { invalidates: KEY },
    }),
};
