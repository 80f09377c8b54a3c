import { useState } from 'react';
import type { Asked } from './code.rules.ts';

const KEY = 'consign.reset';

const isAsked = (value: Partial<Asked> | null): value is Asked =>
  typeof value?.email === 'string' && [value.askedAt, value.resendAt, value.wrongTries].every(Number.isFinite);

function kept(): Asked | undefined {
  try {
    const value: Partial<Asked> | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isAsked(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The code that was asked for in this tab, which loading the page anew does not forget. Never the code itself. */
export function useAsked(): [Asked | undefined, (asked: Asked | undefined) => void] {
  const [asked, setAsked] = useState(kept);
  const keep = (next: Asked | undefined) => {
    if (next) sessionStorage.setItem(KEY, JSON.stringify(next));
    else sessionStorage.removeItem(KEY);
    setAsked(next);
  };
  return [asked, keep];
}
