import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** What the parser of props leaves at a component. */
interface Docgen {
  readonly __docgenInfo?: {
    readonly props?: Readonly<
      Record<string, { readonly tsType?: { readonly name: string; readonly raw?: string } }>
    >;
  };
}

/**
 * The tables of props name a type by its kind: `union`. Here as it is written. What the parser does not know, and calls
 * unknown, are the lists that are `readonly`.
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
