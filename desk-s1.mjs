import { shot, done, login, call, base } from './desk-shots.mjs';
const t = await login('dispatcher');
const l = (await call(t, 'GET', '/v1/trips?limit=50')).body.items;
const trip = l.find((x) => x.number === 'T-000055').id;
const d = (await call(t, 'GET', '/trips/' + trip)).body;
const o = d.orderList.map((x) => x.id);
const dlg = (i) => `/trips/${trip}?dialog=slot.${d.stops[1].orders[i].id}.${d.stops[1].orders[i].stop}`;
for (const size of ['d', 'm'])
  for (const mode of ['light', 'dark']) {
    await shot('dispatcher', `dialog-booked-${size}-${mode}`, dlg(0), { size, mode, wait: 2500 });
  }
await shot('dispatcher', 'trip-d', `/trips/${trip}`, { full: true });
await shot('dispatcher', 'trip-m', `/trips/${trip}`, { size: 'm', full: true });
await shot('dispatcher', 'dialog-free-m-sin', dlg(1), { size: 'm', lang: 'sin', wait: 2500 });
await shot('dispatcher', 'dialog-free-d', dlg(1), { wait: 2500 });
const link = await call(t, 'POST', `/orders/${d.stops[1].orders[1].id}/gate-links`, {
  stop: d.stops[1].orders[1].stop,
});
console.log(link.status, JSON.stringify(link.body).slice(0, 100));
const url = '/slot/' + link.body.token;
await shot(null, 'link-d', url);
await shot(null, 'link-m', url, { size: 'm', full: true });
await shot(null, 'link-m-dark-sin', url, { size: 'm', mode: 'dark', lang: 'sin' });
await shot(null, 'link-bad-m', '/slot/nothing', { size: 'm' });
const gates = (await call(t, 'GET', `/orders/${d.stops[1].orders[0].id}/gate-bookings`)).body.items.find(
  (x) => x.booking,
);
const loc = gates.booking.location.id,
  day = new Date(gates.booking.from * 1000 + 5.5 * 3600e3).toISOString().slice(0, 10);
const lo = await login('owner');
for (const u of ['owner']) {
  await shot(u, 'gates-d', `/gates?location=${loc}&day=${day}`);
  await shot(u, 'gates-m', `/gates?location=${loc}&day=${day}`, { size: 'm' });
  await shot(u, 'gates-m-sin-dark', `/gates?location=${loc}&day=${day}`, { size: 'm', lang: 'sin', mode: 'dark' });
  await shot(u, 'gates-empty-d', `/gates`);
}
await done();
