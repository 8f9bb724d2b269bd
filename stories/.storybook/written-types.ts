import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** What the docgen parser adds to a component. */
interface Docgen {
  readonly __docgenInfo?: {
    readonly props?: Readonly<
      Record<string, { readonly tsType?: { readonly name: string; readonly raw?: string } }>
    >;
  };
}

/**
 * Shows the types of props as they are written, where the tables would say `union`. The parser reports `readonly` arrays
 * as unknown.
 */
export const writtenTypes: Enhancer = ({ argTypes, component }) => {
  const props = (component as Docgen | undefined)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = props[name]?.tsType;
      if (type?.name !== 'union' && type?.name !== 'unknown') return [name, argType];
      const summary = type.raw?.replace(/^\s*\|\s*/, '').replace(/\s+/g, ' ') ?? 'array';
      return [name, { ...argType, table: { ...argType.table, type: { summary } } }];
    }),
  );
};
