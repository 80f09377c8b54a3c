import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router';

/**
 * Reads the location that the router is navigating to, or is at. `useLocation` and `useNavigation` return it only
 * after rendering, which takes a while on a slow machine.
 */
export function useTargetLocation() {
  const rendered = useLocation();
  const router = useContext(DataRouterContext)?.router;
  return () => router?.state.navigation.location ?? router?.state.location ?? rendered;
}
