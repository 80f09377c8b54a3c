import { PASSWORD } from './password.ts';

const HARVEST = 'Ceylon Harvest Exports';
const CARRIERS = 'Hill Country Carriers';
const CONSIGN = 'Consign Lanka';

/** Demo users to sign in as. */
export const SIGN_INS = [
  { login: 'planner', organization: HARVEST, does: 'plans orders and sends them for approval' },
  { login: 'approver1', organization: HARVEST, does: 'approves orders first' },
  { login: 'approver2', organization: HARVEST, does: 'approves orders second' },
  { login: 'owner', organization: HARVEST, does: 'administrator of a cargo owner, all rules' },
  { login: 'reader', organization: HARVEST, does: 'reads everything, changes nothing' },
  { login: 'clerk', organization: HARVEST, does: 'sees the network, nothing of orders' },
  { login: 'lagoon', organization: 'Lagoon Seafoods', does: 'runs another cargo owner with data of its own' },
  { login: 'dispatcher', organization: 'Serendib Freight Lines', does: 'runs the trips of a 3PL' },
  { login: 'control', organization: 'Meridian Logistics Partners', does: 'leads a 4PL' },
  { login: 'carrier', organization: CARRIERS, does: 'runs the trips of a 2PL' },
  { login: 'driver', organization: CARRIERS, does: 'drives, sees own trips' },
  { login: 'fleet', organization: 'Wijesekara Lorry Owners', does: 'owns vehicles and shares them' },
  { login: 'platform', organization: CONSIGN, does: 'leads the 5PL above all' },
  { login: 'root', organization: CONSIGN, does: 'administers the platform' },
].map((signIn) => ({ ...signIn, password: PASSWORD }));
