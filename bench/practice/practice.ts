/** The practice of a measurement. */
export const practice = {
  name: 'Bench CPA',
  pc_number: 'P12345',
  phone: '2345 6789',
  email: 'bench@example.com',
  address: 'Central',
};
