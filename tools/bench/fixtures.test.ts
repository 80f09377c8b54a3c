test.each(['portal/fixtures', 'portal/bench-portal', 'board/fixtures', 'desk/fixtures', 'order-form/fixtures'])(
  'the fixed responses of %s match the contracts',
  async (file) => {
    await expect(import(`./${file}.ts`)).resolves.toBeDefined();
  },
);
