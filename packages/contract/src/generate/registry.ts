import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders that hold one definition a file. */
export const areaFolders = ['act', 'agent', 'cache', 'fd', 'game', 'page-fd', 'site'] as const;

/** A file that defines a call: `site/member-badge.ts` defines `memberBadge`. */
interface DefinitionFile {
  readonly name: string;
  /** Without its ending, relative to `src`. */
  readonly module: string;
}

/** `member-badge` is the file of `memberBadge`. */
export const camelCase = (fileName: string): string =>
  fileName.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const filesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder).sort();
  } catch {
    // Git keeps no empty folder: an area without calls has none.
    return [];
  }
};

/** The definition files below `src`, by area and name. */
export const definitionFiles = (src: string): DefinitionFile[] =>
  areaFolders.flatMap((area) =>
    filesIn(join(src, area))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => file.slice(0, -'.ts'.length))
      .map((file) => ({ name: camelCase(file), module: `${area}/${file}` })),
  );

/** The text of `calls.generated.ts`. */
export const registrySource = (files: readonly DefinitionFile[]): string =>
  [
    '// Generated from the files of the area folders by `npm run generate`. Do not edit.',
    ...files.map(({ name, module }) => `import { ${name} } from './${module}';`),
    '',
    '/** Every call of the contract, by name. The gateway has a handler and the SDK an endpoint for each. */',
    'export const calls = {',
    ...files.map(({ name }) => `  ${name},`),
    '} as const;',
    '',
  ].join('\n');
