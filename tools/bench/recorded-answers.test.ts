test.each(['portal/given', 'portal/stand', 'board/given', 'desk/given', 'order-form/draft'])(
  'the recorded answers of %s match the contracts',
  async (file) => {
    await expect(import(`./${file}.ts`)).resolves.toBeDefined();
  },
);
