import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import type { TrialTrip } from 'shared-contracts/finance/rated-trips';
import { useDebounced } from 'shared-ui';
import { useFormValues } from 'shared-ui/form';
import { areTermsValid, type ContractFormValues } from './contract.schema.ts';
import { toTerms } from './contract-values.ts';
import { useNames } from './named-fields.tsx';
import { TrialPanel } from '../trial/trial-panel.tsx';

/** Holds the entered terms outside the form, so that only subscribers re-render. */
type TermsStore = {
  get: () => ContractTerms | undefined;
  set: (terms: ContractTerms | undefined) => void;
  subscribe: (listener: () => void) => () => void;
};

function createTermsStore(): TermsStore {
  let current: ContractTerms | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (terms) => {
      current = terms;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const useTermsStore = () => useState(createTermsStore)[0];

/** Inside the form: publishes the debounced terms while they are valid. */
export function TermsPublisher({ termsStore }: { termsStore: TermsStore }) {
  const terms = useDebounced(useFormValues<ContractFormValues>().terms);
  useEffect(() => termsStore.set(areTermsValid(terms) ? toTerms(terms) : undefined), [terms, termsStore]);
  return null;
}

/** Outside the form: prices the entered terms. */
export function EnteredTermsTrial({ termsStore }: { termsStore: TermsStore }) {
  const terms = useSyncExternalStore(termsStore.subscribe, termsStore.get);
  const names = useNames();
  const createRequest = (trip: TrialTrip) => ({ path: 'contracts/try', body: { trip, terms: terms as ContractTerms } });
  return <TrialPanel terms={terms} names={names} createRequest={createRequest} />;
}
