const toSegments = (path: string) => path.split('/').filter(Boolean);
const isVariable = (segment: string) => segment.startsWith(':');

/** Whether a path matches a pattern: `/orders/:id` matches `/orders/7`. */
export function matchesPattern(pattern: string, path: string): boolean {
  const [expected, actual] = [toSegments(pattern), toSegments(path)];
  return (
    expected.length === actual.length &&
    expected.every((segment, index) => isVariable(segment) || segment === actual[index])
  );
}

const countVariables = ({ path }: { path: string }) => toSegments(path).filter(isVariable).length;

/** Finds the route of a path; when several match, the one with the fewest variables. */
export const matchRoute = <T extends { path: string }>(routes: readonly T[], path: string): T | undefined =>
  routes
    .filter((route) => matchesPattern(route.path, path))
    .toSorted((a, b) => countVariables(a) - countVariables(b))[0];
