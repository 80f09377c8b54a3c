import { useState } from 'react';
import type { ResetRequest } from './reset-request.rules.ts';

const KEY = 'consign.reset';

const isResetRequest = (value: Partial<ResetRequest> | null): value is ResetRequest =>
  typeof value?.login === 'string' && [value.requestedAt, value.resendAt, value.failedAttempts].every(Number.isFinite);

function readStored(): ResetRequest | undefined {
  try {
    const value: Partial<ResetRequest> | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isResetRequest(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the request across reloads of this tab, without the code itself. */
export function useResetRequest(): [ResetRequest | undefined, (request: ResetRequest | undefined) => void] {
  const [request, setRequest] = useState(readStored);
  const store = (next: ResetRequest | undefined) => {
    if (next) sessionStorage.setItem(KEY, JSON.stringify(next));
    else sessionStorage.removeItem(KEY);
    setRequest(next);
  };
  return [request, store];
}
