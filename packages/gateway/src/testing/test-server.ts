/** Environment variable with the URL of the run's database server. */
export const testServerVariable = 'PAVILION_TEST_SERVER';
/** Migrated and empty. */
export const templateName = 'pavilion_test_template';
/** With the seeds of a test gateway. */
export const seededTemplateName = 'pavilion_test_template_seeded';

/** The address of another database of the same server. */
export const databaseNamed = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};
