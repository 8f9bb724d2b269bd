type Input = Record<string, string | boolean>;

/** Types of controls whose DOM value is the value of the field. */
const plainTypes = new Set(['text', 'textarea', 'password', 'email', 'search', 'url', 'checkbox']);

/**
 * Input in a server-rendered form from before hydration: typed early or filled in by the browser. Hydration fires no
 * event for it and would overwrite it with the empty defaults.
 */
export const readEarlyInput = (form: HTMLFormElement | null, fields: readonly string[]): Input => {
  const controls = ([...(form?.elements ?? [])] as HTMLInputElement[]).filter(
    ({ name, type }) => plainTypes.has(type) && fields.includes(name),
  );
  const values = controls.map(({ name, type, value, checked }): [string, string | boolean] => [
    name,
    type === 'checkbox' ? checked : value,
  ]);
  return Object.fromEntries(values.filter(([, value]) => value));
};

const storageName = (key: string) => `pavilion.form.${key}`;

/** Without storage (denied or full), unsaved input does not survive a reload. */
const ifPossible = <Result>(access: () => Result): Result | undefined => {
  try {
    return access();
  } catch {
    return undefined;
  }
};

/** Reads the input of a form that this tab left before it was submitted. Anything malformed is ignored. */
export const readStoredInput = (key: string, fields: readonly string[]): Input => {
  const stored: unknown = ifPossible(() => JSON.parse(sessionStorage.getItem(storageName(key)) ?? 'null'));
  const entries = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
  return Object.fromEntries(
    entries.filter(([name, value]) => fields.includes(name) && typeof value === 'string'),
  );
};

/** Stores the text of the given fields for this tab, or removes the entry when all of them are empty. */
export const storeInput = (key: string, fields: readonly string[], values: Input): void => {
  const entries = fields.map((name) => [name, values[name]]).filter(([, value]) => value);
  if (entries.length === 0) removeStoredInput(key);
  else
    ifPossible(() => sessionStorage.setItem(storageName(key), JSON.stringify(Object.fromEntries(entries))));
};

export const removeStoredInput = (key: string): void => {
  ifPossible(() => sessionStorage.removeItem(storageName(key)));
};
