import { z } from 'zod';
import { ACTIONS, MODELS, ORGANIZATION_TYPES, ROLES, type AccessSubject } from '../values/identity/access.ts';

const Models = z.enum(MODELS);
const Step = z.union([z.string(), z.record(z.string(), z.union([z.string(), z.number()]))]);

/**
 * `screens.json` of an area or the shell: what the specification says about each screen, next to the manifest that is
 * tested against it, so that a new screen changes nothing outside its area.
 */
const ScreensFile = z.strictObject({
  screens: z
    .array(
      z.strictObject({
        path: z.string().startsWith('/'),
        /** One of these models. */
        reads: z.union([Models, z.array(Models)]).optional(),
        types: z.array(z.enum(ORGANIZATION_TYPES)).optional(),
        rootOnly: z.literal(true).optional(),
        /** For admins with write access to it. */
        adminWrites: Models.optional(),
        /** In the menu of each user who may open it, except root's. */
        menu: z.literal(true).optional(),
        rootMenu: z.literal(true).optional(),
        /** The calls that only this screen needs. */
        calls: z.array(z.string()).optional(),
      }),
    )
    .default([]),
  /** Pages, views and dialogs by the login that opens them; steps as in `e2e/support/screens/steps.ts`. */
  visits: z.record(
    z.string(),
    z.array(z.strictObject({ name: z.string(), path: z.string(), open: z.array(Step).default([]), ready: Step })),
  ),
});
export type ScreensFile = z.infer<typeof ScreensFile>;
type Screen = ScreensFile['screens'][number];
export type ScreenVisit = ScreensFile['visits'][string][number];
export type ScreenStep = z.infer<typeof Step>;

/** @throws if the file is written wrongly */
export const parseScreens = (content: unknown): ScreensFile => ScreensFile.parse(content);

/** The access rules of the specification, implemented independently of the code under test. */
export function canOpenScreen(
  { reads, types, rootOnly, adminWrites }: Screen,
  { role, organizationType, rules }: AccessSubject,
): boolean {
  if (role === 'root') return true;
  if (rootOnly) return false;
  if (adminWrites)
    return role === 'admin' && rules.some(({ model, rule }) => model === adminWrites && rule === 'write');
  if (types && !types.includes(organizationType)) return false;
  if (!reads || organizationType === '3pl' || organizationType === '4pl') return true;
  return rules.some(({ model, rule }) => [reads].flat().some((read) => read === model) && rule === 'read');
}

/** Every role in every type of organization with no rule, one rule, or all but one. */
export const ACCESS_SUBJECTS: readonly AccessSubject[] = ROLES.flatMap((role) =>
  ORGANIZATION_TYPES.flatMap((organizationType) => {
    const allRules = MODELS.flatMap((model) => ACTIONS.map((rule) => ({ model, rule })));
    const ruleSets = [
      [],
      allRules,
      ...allRules.map((rule) => [rule]),
      ...MODELS.map((model) => allRules.filter((rule) => rule.model !== model)),
    ];
    return ruleSets.map((rules): AccessSubject => ({ role, organizationType, rules }));
  }),
);
