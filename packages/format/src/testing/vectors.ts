/** One row of `contract/vectors`: `call(input, ...args)` gives `expected`, or throws the error that it names. */
export type Vector = {
  readonly name: string;
  readonly call: string;
  readonly input: unknown;
  readonly args?: readonly unknown[];
  readonly expected: unknown;
};

const errors: Readonly<Record<string, ErrorConstructor>> = { RangeError, TypeError };

/** The rows of one call. None is an error: a misspelt name would test nothing. */
export function vectorsOf(vectors: readonly Vector[], call: string): readonly Vector[] {
  const rows = vectors.filter((vector) => vector.call === call);
  if (rows.length === 0) throw new Error(`No vector names the call ${call}.`);
  return rows;
}

/** Vectors know no bigint: a call that takes or gives one is wrapped by its test. */
export function expectVector(
  { input, args = [], expected }: Vector,
  call: (...all: never[]) => unknown,
): void {
  const run = () => call(...([input, ...args] as never[]));
  const error = errorOf(expected);
  if (error) expect(run).toThrow(error);
  else expect(run()).toEqual(expected);
}

function errorOf(expected: unknown): ErrorConstructor | undefined {
  if (typeof expected !== 'object' || expected === null || !('throws' in expected)) return undefined;
  const error = errors[String(expected.throws)];
  if (!error) throw new Error(`No error is known as ${String(expected.throws)}.`);
  return error;
}
