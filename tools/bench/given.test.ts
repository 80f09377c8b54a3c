test.each(['portal/given', 'board/given', 'order-form/draft'])(
  'the recorded answers of %s match the contracts',
  async (file) => {
    await expect(import(`./${file}.ts`)).resolves.toBeDefined();
  },
);
