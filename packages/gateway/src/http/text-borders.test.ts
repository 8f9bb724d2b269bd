import { type CallName, errorCodes } from '@pavilion/contract';
import { type CallDefinition, calls, exampleOf } from '@pavilion/contract/schemas';
import { textUnits } from '@pavilion/format';
import type { TObject, TSchema } from '@sinclair/typebox';
import { type OperatorCallName, operatorCalls } from '../operator/contract';
import { sampleBody } from '../testing/sample-body';
import { type TestConsole, withTestConsole } from '../testing/test-console';
import type { TestGateway } from '../testing/test-gateway';

type Path = readonly (string | number)[];
interface TextField {
  readonly path: Path;
  readonly most: number;
  /** An object with the field, if only one of several variants has it. */
  readonly variant?: { readonly path: Path; readonly value: unknown };
}

/** Every text of a schema that has a longest length, with the way to it in a body. */
const textsOf = (schema: TSchema, path: Path = []): TextField[] => {
  const { maxLength, properties = {}, patternProperties = {}, items, anyOf = [], oneOf = [] } = schema;
  return [
    ...(schema.type === 'string' && maxLength !== undefined ? [{ path, most: maxLength as number }] : []),
    ...Object.entries<TSchema>(properties).flatMap(([name, part]) => textsOf(part, [...path, name])),
    ...Object.values<TSchema>(patternProperties).flatMap((part) => textsOf(part, [...path, 'field'])),
    ...(items && !Array.isArray(items) ? textsOf(items, [...path, 0]) : []),
    ...anyOf.flatMap((part: TSchema) => textsOf(part, path)),
    ...oneOf.flatMap((part: TSchema) =>
      textsOf(part, path).map((field) => ({ variant: { path, value: exampleOf(part) }, ...field })),
    ),
  ];
};

/** The body with another value at the end of the way; what is missing on it is created. */
const withValue = (body: unknown, [name, ...rest]: Path, value: unknown): unknown => {
  if (name === undefined) return value;
  const inner = (before: unknown) => withValue(before, rest, value);
  if (typeof name === 'number') return [inner(Array.isArray(body) ? body[0] : undefined)];
  const object = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  return { ...object, [name]: inner(object[name]) };
};

/** A text of so many units, all letters of one unit each. */
const textOf = (units: number): string => {
  const text = 'x'.repeat(units);
  if (textUnits(text) !== units) throw new Error('an x is one unit');
  return text;
};

/** A body that is valid but for a text of so many units in the field. */
const bodyWith = (request: TObject, { path, variant }: TextField, units: number): object => {
  const [top] = path;
  const sample = sampleBody(request);
  const part = path.length > 1 ? request.properties[top as string] : undefined;
  const whole = part ? withValue(sample, [top as string], exampleOf(part)) : sample;
  const body = variant ? withValue(whole, variant.path, variant.value) : whole;
  return withValue(body, path, textOf(units)) as object;
};

/** The texts of a request; the router has its own limit for those in the path. */
const fieldsOf = (request: TObject, url = ''): TextField[] =>
  textsOf(request).filter(({ path }) => !url.includes(`{${path.join('.')}}`));
const hasTexts = ([, fields]: readonly [unknown, TextField[]]) => fields.length > 0;
const ofSite = Object.entries<CallDefinition>(calls)
  .map(([name, { request, path }]) => [name as CallName, fieldsOf(request, path)] as const)
  .filter(hasTexts);
const ofConsole = (Object.keys(operatorCalls) as OperatorCallName[])
  .map((name) => [name, fieldsOf(operatorCalls[name].request)] as const)
  .filter(hasTexts);
const pathsOf = (fields: readonly TextField[]) => fields.map(({ path }) => path.join('.'));

describe('the longest text of each field', () => {
  let gateway: TestGateway;
  let console: TestConsole;
  let count = 0;
  withTestConsole((...opened) => {
    [gateway, console] = opened;
  });
  beforeEach(() => {
    count += 1;
    // Attempts are counted for a quarter of an hour.
    gateway.clock.advance(16 * 60_000);
  });

  it('is given for fields of many calls', () => {
    expect(ofSite.length).toBeGreaterThan(30);
    expect(ofConsole.length).toBeGreaterThan(30);
  });

  describe.each(ofSite)('[TXT-1][ERR-7] of %s', (name, fields) => {
    it('is accepted, and one unit more is refused with its limit', async () => {
      const { token } = await gateway.newMember(`borders${count}`);
      /** The fields that are refused for these limits, if every other field is valid. */
      const tooLong = async (more: number) => {
        const refused: string[] = [];
        for (const field of fields) {
          const { path, most } = field;
          const body = bodyWith(calls[name].request, field, most + more) as never;
          const key = `borders-${count}-${refused.length}-${more}`;
          const { status_code, data } = await gateway.call(name, body, { token, idempotencyKey: key });
          const answer = (data ?? {}) as { fields?: { field: string; reason: string; limit?: string }[] };
          const isRefused = answer.fields?.some(
            (each) =>
              each.field === path.join('.') && each.reason === 'too-long' && each.limit === String(most),
          );
          if (status_code === errorCodes.validationError && isRefused) refused.push(path.join('.'));
        }
        return refused;
      };
      expect(await tooLong(1)).toEqual(pathsOf(fields));
      expect(await tooLong(0)).toEqual([]);
    });
  });

  describe.each(ofConsole)('[TXT-1][OPS-5] of %s, in the console,', (name, fields) => {
    it('is accepted, and one unit more is refused', async () => {
      const { cookie } = await console.newOperator(`borders${count}`, ['admin']);
      const refusedOf = async (more: number) => {
        const refused: string[] = [];
        for (const field of fields) {
          const { path, most } = field;
          const body = bodyWith(operatorCalls[name].request, field, most + more);
          const answer = await console.post(`/api/${name}`, body, { cookie });
          const { error, fields: named } = answer.json<{ error?: string; fields?: string[] }>();
          expect(error).not.toBe('logged-out');
          if (answer.statusCode === 422 && named?.includes(path.join('.'))) refused.push(path.join('.'));
        }
        return refused;
      };
      expect(await refusedOf(1)).toEqual(pathsOf(fields));
      expect(await refusedOf(0)).toEqual([]);
    });
  });
});
