import type { Screen } from './screen.ts';
import * as steps from './steps.ts';

const newOrganizationTab = (tab: string): Screen => ({
  name: `new organization, ${tab}`,
  path: '/organizations?dialog=new',
  open: [steps.openTab(`admin.organization.section.${tab}`)],
  ready: steps.showsDialogField,
});

export const rootScreens: readonly Screen[] = [
  { name: 'root home', path: '/', ready: steps.showsText('Northern Star Traders') },
  { name: 'organizations', path: '/organizations', ready: steps.showsText('Northern Star Traders') },
  {
    name: 'reviewing a registration',
    path: '/organizations?search=Northern',
    open: [steps.click('admin.organization.action.review')],
    ready: steps.showsDialogText('PV 00280114'),
  },
  {
    name: 'declining a registration',
    path: '/organizations?search=Northern',
    open: [steps.click('admin.organization.action.review'), steps.click('admin.organization.decline')],
    ready: steps.showsElement('[role=dialog] textarea'),
  },
  {
    name: 'reviewing changes',
    path: '/organizations?search=Ceylon',
    open: [steps.click('admin.organization.action.review')],
    ready: steps.showsDialogText('support@harvest.example'),
  },
  {
    name: 'editing an organization',
    path: '/organizations?search=Lagoon',
    open: [steps.click('admin.organization.action.edit')],
    ready: steps.showsDialogField,
  },
  {
    name: 'blocking an organization',
    path: '/organizations?search=Lagoon',
    open: [steps.openActions, steps.click('admin.organization.action.block')],
    ready: steps.showsConfirmDialog,
  },
  ...['organization', 'branding', 'home', 'mail'].map(newOrganizationTab),
  {
    name: 'users of all organizations',
    path: '/users?search=planner',
    ready: steps.showsText('Ceylon Harvest Exports'),
  },
  { name: 'countries', path: '/countries', ready: steps.listLoaded },
  { name: 'new country', path: '/countries?dialog=new', ready: steps.showsDialogField },
  { name: 'currencies', path: '/currencies', ready: steps.listLoaded },
  { name: 'new currency', path: '/currencies?dialog=new', ready: steps.showsDialogField },
  { name: 'EPC purchases', path: '/epc-purchases', ready: steps.showsText(/EPC-\d{4}-\d{5}/) },
  {
    name: 'EPC payment',
    path: '/epc-purchases?state=open',
    open: [steps.click('finance.epc.pay')],
    ready: steps.showsDialogField,
  },
  { name: 'EPC terms of sale', path: '/epc-purchases?dialog=settings', ready: steps.showsDialogField },
  { name: 'email outbox', path: '/outbox', ready: steps.showsText(/newcomer-/) },
  {
    name: 'email',
    path: '/outbox?search=newcomer',
    open: [steps.click('admin.outbox.read')],
    ready: steps.showsDialogText(/newcomer-/),
  },
  { name: 'failed jobs', path: '/outbox?view=jobs', ready: steps.showsHeading },
  { name: 'audit log', path: '/audit', ready: steps.showsText(/root/) },
  {
    name: 'audit log entry',
    path: '/audit',
    open: [steps.click('admin.audit.show')],
    ready: steps.showsElement('[role=dialog] dl'),
  },
  { name: 'current releases', path: '/releases', ready: steps.showsText(/mfe-orders/) },
  {
    name: 'release',
    path: '/releases?view=releases',
    open: [steps.click('admin.releases.show')],
    ready: steps.showsElement('[role=dialog] dl'),
  },
  {
    name: 'release failure',
    path: '/releases?view=failures&dialog=fault.unreachable',
    ready: steps.showsElement('[role=dialog] strong'),
  },
  { name: 'policy violations', path: '/releases?view=violations', ready: steps.showsHeading },
];
