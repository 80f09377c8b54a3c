import type { Import, ImportCheck, ImportRow } from 'shared-contracts/imports';
import { openOffice } from '../../orders/testing/office.ts';
import { form, MULTIPART } from '../../identity/organizations/testing/pictures.ts';
import { sheetOf } from '../../platform/excel/testing/files.ts';
import type { testApp } from '../../platform/testing/test-app.ts';

type Portal = ReturnType<typeof testApp>;
export type Path = 'orders' | 'cargos' | 'locations';
/** A row by its headings. */
export type Cells = Record<string, string>;

/** A file whose headings are those of its rows. */
export function fileOf(rows: readonly Cells[]): Promise<Buffer> {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return sheetOf([headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))]);
}

/** Sends files as the browser does. */
export function sender(portal: Portal, user: { id: string }) {
  const post = (path: Path, content: Buffer, query = '') =>
    portal.as(user, MULTIPART).post(`/${path}/import${query}`, form(content, { field: 'file', name: 'rows.xlsx' }));
  const check = async (path: Path, rows: readonly Cells[]): Promise<ImportCheck> =>
    (await post(path, await fileOf(rows), '?dryRun=true')).json();
  const state = async (path: Path, id: string): Promise<Import> =>
    (await portal.as(user).get(`/${path}/import/${id}`)).json();
  const rowsOf = async (path: Path, id: string, query = ''): Promise<ImportRow[]> =>
    (await portal.as(user).get(`/${path}/import/${id}/rows?limit=9999${query}`)).json().items;
  /** Imports, works on all that is due, and tells what came of it. */
  const whole = async (path: Path, rows: readonly Cells[]) => {
    const { id } = (await post(path, await fileOf(rows))).json();
    await portal.app.jobs.runDue();
    return { ...(await state(path, id)), rows: await rowsOf(path, id) };
  };
  return { post, check, state, rowsOf, whole };
}

/** An office whose planner imports, with the names that its files use. */
export async function openOfficeWithFiles(portal: Portal) {
  const office = await openOffice(portal);
  const { given, organizationId, partner, contract, operation, orderType, cargo, vehicleType } = office;
  await portal.db
    .insertInto('userRules')
    .values(
      (['order', 'cargo', 'location'] as const).map((model) => ({
        userId: office.planner.id,
        model,
        rule: 'write' as const,
      })),
    )
    .onConflict((taken) => taken.doNothing())
    .execute();
  const amal = await given.contact({ organizationId, firstName: 'Amal', middleName: null, lastName: 'Perera' });
  const row: Cells = {
    'Order type': orderType.name,
    Partner: partner.name,
    Contract: contract.name,
    Operation: operation.name,
    'Vehicle types': vehicleType.name,
    Flexible: 'yes',
    'Notification contacts': amal.name,
    'Pickup from': '2026-11-21 08:00',
    'Pickup to': '2026-11-21 09:30',
    'Delivery from': '2026-11-21 12:00',
    'Delivery to': '2026-11-21 13:00',
    'Loading duration': '01:15',
    Cargo: `${cargo.name},3`,
    'Pack numbers': 'P1',
    Stops: `Port,${amal.name};Kandy`,
  };
  return { ...office, amal, row, ...sender(portal, office.planner) };
}
