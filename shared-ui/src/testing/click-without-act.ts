import { screen } from '@testing-library/react';

/** Clicks a button outside of `act`, so that React renders when it would in a browser. Ends with `jest.restoreAllMocks`. */
export async function clickWithoutAct(name: string) {
  jest.replaceProperty(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }, 'IS_REACT_ACT_ENVIRONMENT', false);
  screen.getByRole('button', { name }).click();
  await Promise.resolve();
}
