const segments = (path: string) => path.split('/').filter(Boolean);
const isVariable = (part: string) => part.startsWith(':');

/** Whether an address is one of a pattern's: `/orders/:id` is the pattern of `/orders/7`. */
export function fits(pattern: string, path: string): boolean {
  const [wanted, given] = [segments(pattern), segments(path)];
  return wanted.length === given.length && wanted.every((part, index) => isVariable(part) || part === given[index]);
}

const variables = ({ path }: { path: string }) => segments(path).filter(isVariable).length;

/** The route of an address, the most literal one when several fit. */
export const routeAt = <T extends { path: string }>(routes: readonly T[], path: string): T | undefined =>
  routes.filter((route) => fits(route.path, path)).toSorted((one, other) => variables(one) - variables(other))[0];
