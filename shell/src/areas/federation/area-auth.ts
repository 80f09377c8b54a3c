import * as auth from 'shared-auth';
import { toCallPattern, isDeclaredCall } from 'shared-contracts/values/portal/area-calls';
import { reportUndeclaredCall } from '../reports/reports.ts';

type Api = typeof auth.api;
type ApiMethod = (path: string, ...rest: unknown[]) => Promise<unknown>;
/** An area's build and the API calls that its manifest declares. */
export type AreaCaller = { area: string; build: string; apis: readonly string[] };

/** The exports of shared-auth that call a fixed API path. */
const FIXED_CALLS = {
  impersonateUser: 'auth/as',
  useLiveEvents: 'live',
  useLivePositions: 'telemetry/live',
} as const satisfies Partial<Record<keyof typeof auth, string>>;

const reportedMessages = new Set<string>();

/** Logs the call for the area's developer, reports it, and returns the error that the screen shows. */
function rejectCall({ area, build }: AreaCaller, path: string): Error {
  const pattern = toCallPattern(path);
  const message = `${area} calls ${pattern}, which "apis" in its area.json does not declare`;
  const isNew = !reportedMessages.has(message);
  reportedMessages.add(message);
  if (isNew) {
    reportError(new Error(message));
    reportUndeclaredCall({ area, build, path: pattern });
  }
  return new auth.ApiError({ status: 400, code: 'undeclared', message });
}

/** Creates an area's `shared-auth`: the same session, but its client rejects calls that the manifest doesn't declare. */
export function createAreaAuth(caller: AreaCaller): typeof auth {
  const restrict =
    (call: ApiMethod): ApiMethod =>
    (path, ...rest) =>
      isDeclaredCall(caller.apis, path) ? call(path, ...rest) : Promise.reject(rejectCall(caller, path));
  const api = Object.fromEntries(
    Object.entries(auth.api).map(([method, call]) => [method, restrict(call as ApiMethod)]),
  ) as Api;
  const rejectingCalls = Object.entries(FIXED_CALLS)
    .filter(([, path]) => !isDeclaredCall(caller.apis, path))
    .map(
      ([name, path]) =>
        [
          name,
          () => {
            throw rejectCall(caller, path);
          },
        ] as const,
    );
  return { ...auth, api, ...Object.fromEntries(rejectingCalls) };
}
