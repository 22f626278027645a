/** What is typed into the editor in the pictures of "Build your first app". The tutorial's code blocks hold the same texts. */
export const expressions = {
  transform: 'return Object.entries(data.message);',
  rows: 'dogQuery.data',
  breed: "dataGrid.selection?.[0] ?? 'akita'",
  url: '`https://dog.ceo/api/breed/${parameters.breed}/images/random`',
  src: 'imageQuery.data.message',
};
