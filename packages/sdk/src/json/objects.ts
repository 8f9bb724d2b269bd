/** Whether a value is an object or an array. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The object or array that a text holds as JSON; undefined for any other text. Never throws. */
export const parseObject = <Fields extends object>(
  text: string | null | undefined,
): Partial<Fields> | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isObject(value) ? (value as Partial<Fields>) : undefined;
  } catch {
    return undefined;
  }
};

/** The object without its undefined fields. */
export const omitUndefined = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
