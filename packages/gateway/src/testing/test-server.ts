/** Environment variable with the URL of the run's database server. */
export const testServerVariable = 'PAVILION_TEST_SERVER';
export const templateName = 'pavilion_test_template';

/** The address of another database of the same server. */
export const databaseNamed = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};
