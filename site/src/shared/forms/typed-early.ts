/** Controls whose text is what the form keeps. */
const plain = new Set(['text', 'password', 'email', 'search', 'url', 'checkbox']);

/**
 * What stands in a form that the server drew before the page came to life: typed by a person who was faster, or filled in
 * by the browser. React takes the controls over without a word of it, and would write its own emptiness into them.
 */
export const typedEarly = (
  form: HTMLFormElement | null,
  fields: readonly string[],
): Record<string, string | boolean> => {
  const controls = ([...(form?.elements ?? [])] as HTMLInputElement[]).filter(
    ({ name, type }) => plain.has(type) && fields.includes(name),
  );
  const held = controls.map(({ name, type, value, checked }): [string, string | boolean] => [
    name,
    type === 'checkbox' ? checked : value,
  ]);
  return Object.fromEntries(held.filter(([, value]) => value));
};
