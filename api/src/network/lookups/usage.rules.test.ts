import { inUseError, type Usage } from './usage.rules.ts';

const usage = (noun: Usage['noun'], count: number, ...names: string[]): Usage => ({ noun, count, names });

test.each([[[]], [[usage('order', 0)]]])('returns no error when nothing uses the record: %j', (usages) => {
  expect(inUseError(usages)).toBeNull();
});

test('counts all uses and lists the names of the first ones', () => {
  const error = inUseError([
    usage('order', 1, 'O-000001'),
    usage('trip', 0),
    usage('vehicle', 2, 'NA-1', 'NA-2'),
    usage('location', 5, 'Depot', 'Port', 'Quay'),
  ]);
  expect(error).toMatchObject({
    status: 409,
    code: 'lookupInUse',
    message: 'Used by 1 order: O-000001; 2 vehicles: NA-1, NA-2; 5 locations: Depot, Port, Quay…',
  });
  expect(error?.details.params).toEqual({
    orders: 1,
    trips: 0,
    vehicles: 2,
    locations: 5,
    names: ['O-000001', 'NA-1', 'NA-2', 'Depot', 'Port', 'Quay'],
  });
});

test('adds up the uses of one kind, with the caller’s shipper code', () => {
  const error = inUseError([usage('order', 1, 'O-1'), usage('order', 2, 'O-2', 'O-3')], 'cargoInUse');
  expect(error).toMatchObject({ code: 'cargoInUse', message: 'Used by 1 order: O-1; 2 orders: O-2, O-3' });
  expect(error?.details.params).toEqual({ orders: 3, names: ['O-1', 'O-2', 'O-3'] });
});
