import type { Preview } from '@storybook/react-vite';
import { extractComponentDescription } from 'storybook/internal/docs-tools';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

interface TsType {
  readonly name: string;
  readonly raw?: string;
  readonly elements?: readonly TsType[];
}

/** The information that react-docgen attaches to a component. */
interface Docgen {
  readonly __docgenInfo?: {
    readonly props?: Readonly<Record<string, { readonly tsType?: TsType }>>;
  };
}

const propsOf = (component: unknown) => (component as Docgen | undefined)?.__docgenInfo?.props ?? {};

/** An `@example` block, which ends at the next block tag. */
const exampleBlock = /^@example[ \t]*\n?([\s\S]*?)(?=^@[a-z]|(?![\s\S]))/gim;

/** The description of a component, in Markdown: react-docgen keeps `@example` as text, which becomes a code block here. */
export const describeComponent: typeof extractComponentDescription = (component) =>
  extractComponentDescription(component)
    .replace(exampleBlock, (_, body: string) => {
      const code = body.trim();
      return `${code.startsWith('```') ? code : `\`\`\`tsx\n${code}\n\`\`\``}\n\n`;
    })
    .trim();

/** Shows union types as written, where the table would say `union`. The parser reports `readonly` arrays as unknown. */
export const writtenTypes: Enhancer = ({ argTypes, component }) => {
  const props = propsOf(component);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = props[name]?.tsType;
      if (type?.name !== 'union' && type?.name !== 'unknown') return [name, argType];
      const summary = type.raw?.replace(/^\s*\|\s*/, '').replace(/\s+/g, ' ') ?? 'array';
      return [name, { ...argType, table: { ...argType.table, type: { summary } } }];
    }),
  );
};

const acceptsText = ({ name, elements = [] }: TsType): boolean =>
  /^(string|(React)?ReactNode)$/.test(name) || elements.some(acceptsText);

const isLiteral = ({ name }: TsType): boolean => name === 'literal';

/**
 * Gives a text control to props that accept text: `string`, `ReactNode`, unions with either, and aliases of a string,
 * recognised by the value in the story. Storybook infers a text control for `string` alone and an object editor for the
 * rest. A value that is an element or a function has no control: an editor would replace it by plain data.
 */
export const textControls: Enhancer = ({ argTypes, component, initialArgs }) => {
  const props = propsOf(component);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = props[name]?.tsType;
      const value: unknown = initialArgs[name];
      const isTextProp =
        type !== undefined &&
        !type.elements?.every(isLiteral) &&
        (acceptsText(type) || typeof value === 'string');
      if (!isTextProp || argType.control !== undefined) return [name, argType];
      const isEditable = value === undefined || value === null || typeof value !== 'object';
      return [name, { ...argType, control: isEditable && typeof value !== 'function' ? 'text' : false }];
    }),
  );
};
