import * as auth from 'shared-auth';
import { callShape, isNamed } from 'shared-contracts/values/area-calls';
import { reportCall } from './reports.ts';

type Api = typeof auth.api;
type Call = (path: string, ...rest: unknown[]) => Promise<unknown>;
/** Whose calls they are: an area, its build, and what its manifest names. */
export type Calling = { area: string; build: string; apis: readonly string[] };

/** What of shared-auth calls the API without being told a path, and where. */
const OWN_CALLS = { actAs: 'auth/as', useLive: 'live', useLivePositions: 'telemetry/live' } as const;

const told = new Set<string>();

/** The area's developer reads it in the console, operations count it, the screen shows that it failed. */
function refuse({ area, build }: Calling, path: string): Error {
  const shape = callShape(path);
  const words = `${area} calls ${shape}, which "apis" of its area.json does not name`;
  const isNew = !told.has(words);
  told.add(words);
  if (isNew) {
    reportError(new Error(words));
    reportCall({ area, build, path: shape });
  }
  return new auth.ApiError({ status: 400, code: 'undeclared', message: words });
}

/** shared-auth as one area has it: the same session and words, and a client that sends no call which the area's manifest does not name. */
export function limitedAuth(calling: Calling): typeof auth {
  const limited =
    (call: Call): Call =>
    (path, ...rest) =>
      isNamed(calling.apis, path) ? call(path, ...rest) : Promise.reject(refuse(calling, path));
  const api = Object.fromEntries(
    Object.entries(auth.api).map(([method, call]) => [method, limited(call as Call)]),
  ) as Api;
  const others = Object.entries(OWN_CALLS)
    .filter(([, path]) => !isNamed(calling.apis, path))
    .map(
      ([name, path]) =>
        [
          name,
          () => {
            throw refuse(calling, path);
          },
        ] as const,
    );
  return { ...auth, api, ...Object.fromEntries(others) };
}
