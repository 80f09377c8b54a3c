import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router';

/**
 * Reads the location that the router is going to, or is at. `useLocation` and `useNavigation` know it only once it has been
 * rendered, which takes a while on a slow machine.
 */
export function useTargetLocation() {
  const rendered = useLocation();
  const router = useContext(DataRouterContext)?.router;
  return () => router?.state.navigation.location ?? router?.state.location ?? rendered;
}
