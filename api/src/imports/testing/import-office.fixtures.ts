import type { Import, ImportCheck, ImportRow } from 'shared-contracts/imports';
import { openOffice } from '../../orders/testing/office.ts';
import { form, MULTIPART } from '../../identity/organizations/testing/picture.fixtures.ts';
import { buildTextSheet } from '../../platform/excel/testing/files.ts';
import type { testApp } from '../../platform/testing/test-app.ts';

type Portal = ReturnType<typeof testApp>;
export type Path = 'orders' | 'cargos' | 'locations';
/** A row by its headings. */
export type RowCells = Record<string, string>;

/** Builds a file with the headings of its rows. */
export function buildFile(rows: readonly RowCells[]): Promise<Buffer> {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return buildTextSheet([headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))]);
}

/** Sends requests as a user. */
export function createSender(portal: Portal, user: { id: string }) {
  const post = (path: Path, content: Buffer, query = '') =>
    portal.as(user, MULTIPART).post(`/${path}/import${query}`, form(content, { field: 'file', name: 'rows.xlsx' }));
  const dryRun = async (path: Path, rows: readonly RowCells[]): Promise<ImportCheck> =>
    (await post(path, await buildFile(rows), '?dryRun=true')).json();
  const getImport = async (path: Path, id: string): Promise<Import> =>
    (await portal.as(user).get(`/${path}/import/${id}`)).json();
  const listRows = async (path: Path, id: string, query = ''): Promise<ImportRow[]> =>
    (await portal.as(user).get(`/${path}/import/${id}/rows?limit=9999${query}`)).json().items;
  /** Imports rows, runs the due jobs and returns the result. */
  const importRows = async (path: Path, rows: readonly RowCells[]) => {
    const { id } = (await post(path, await buildFile(rows))).json();
    await portal.app.jobs.runDue();
    return { ...(await getImport(path, id)), rows: await listRows(path, id) };
  };
  return { post, dryRun, getImport, listRows, importRows };
}

/** Creates an office whose planner can import, and a valid row that refers to its records. */
export async function openImportOffice(portal: Portal) {
  const office = await openOffice(portal);
  const { build, organizationId, partner, contract, operation, orderType, cargo, vehicleType } = office;
  await portal.db
    .insertInto('userRules')
    .values(
      (['order', 'cargo', 'location'] as const).map((model) => ({
        userId: office.planner.id,
        model,
        rule: 'write' as const,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const amal = await build.contact({ organizationId, firstName: 'Amal', middleName: null, lastName: 'Perera' });
  const row: RowCells = {
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
  return { ...office, amal, row, ...createSender(portal, office.planner) };
}
