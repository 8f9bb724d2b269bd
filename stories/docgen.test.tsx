import { describeComponent, textControls, writtenTypes } from './.storybook/docgen';

type Context = Parameters<typeof textControls>[0];

/** A component as react-docgen leaves it. */
const documented = (info: object) => Object.assign(() => null, { __docgenInfo: info });

describe('component descriptions', () => {
  it('renders an @example block as a code block and keeps the text around it', () => {
    const description =
      'A field.\n\n@example\n<Field label="账号">\n  <TextInput />\n</Field>\n\n@see the guide';
    expect(describeComponent(documented({ description }))).toBe(
      'A field.\n\n```tsx\n<Field label="账号">\n  <TextInput />\n</Field>\n```\n\n@see the guide',
    );
  });

  it('renders several examples, and leaves an example with its own fence unchanged', () => {
    const description = 'Text.\n@example first()\n@example\n```ts\nsecond();\n```';
    expect(describeComponent(documented({ description }))).toBe(
      'Text.\n```tsx\nfirst()\n```\n\n```ts\nsecond();\n```',
    );
  });

  it('leaves a description without examples unchanged', () => {
    expect(describeComponent(documented({ description: 'An amount.' }))).toBe('An amount.');
    expect(describeComponent(undefined)).toBe('');
  });
});

describe('controls', () => {
  const literal = (value: string) => ({ name: 'literal', value });
  const types = {
    label: { name: 'ReactNode' },
    text: { name: 'string' },
    min: { name: 'union', raw: 'string | undefined', elements: [{ name: 'string' }, { name: 'undefined' }] },
    value: { name: 'AmountValue' },
    size: { name: 'union', raw: "'md' | 'lg'", elements: [literal("'md'"), literal("'lg'")] },
    rows: { name: 'unknown' },
    count: { name: 'number' },
  };
  const component = documented({
    props: Object.fromEntries(Object.entries(types).map(([name, tsType]) => [name, { tsType }])),
  });
  const context = (initialArgs: object, own: object = {}) =>
    ({
      component,
      initialArgs,
      argTypes: Object.fromEntries(
        Object.keys(types).map((name) => [name, { name, ...(name in own ? own[name as never] : {}) }]),
      ),
    }) as unknown as Context;
  const controls = (initialArgs: object, own?: object) =>
    Object.fromEntries(
      Object.entries(textControls(context(initialArgs, own)))
        .filter(([, argType]) => 'control' in argType)
        .map(([name, { control }]) => [name, control]),
    );

  it('offers a text control for props that accept text', () => {
    expect(controls({})).toEqual({ label: 'text', text: 'text', min: 'text' });
  });

  it('offers a text control for an alias of a string when the story passes a string', () => {
    expect(controls({ value: '128.50', size: 'lg' })).toMatchObject({ value: 'text' });
    expect(controls({ value: '128.50', size: 'lg' })).not.toHaveProperty('size');
  });

  it('offers no control for an element or a function, and keeps the control of a story', () => {
    expect(controls({ label: <b>账号</b>, text: () => '' })).toMatchObject({ label: false, text: false });
    expect(controls({}, { label: { control: 'object' } })).toMatchObject({ label: 'object' });
  });

  it('shows a union as written and a readonly array as array', () => {
    const argTypes = writtenTypes(context({}));
    expect(argTypes.size?.table?.type?.summary).toBe("'md' | 'lg'");
    expect(argTypes.rows?.table?.type?.summary).toBe('array');
    expect(argTypes.label?.table).toBeUndefined();
  });
});
