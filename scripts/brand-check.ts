/**
 * `npm run brand:check [-- <brand or file>]`: checks one brand, or all of them, and prints `file:line  message` for each
 * problem. Exit code 1 when there is one.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkBrand } from '../architecture/brand-check';
import { root } from '../architecture/repository';
import { brands } from '../site/src/brands';

const folder = join(root, 'site/src/brands');
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !/^(brand|index)\.ts$|\.(test|generated)\./.test(file))
  .map((file) => join(folder, file));

const [wanted] = process.argv.slice(2);
const named = wanted?.endsWith('.ts') ? resolve(wanted) : join(folder, `${wanted}.ts`);
if (wanted !== undefined && !existsSync(named)) {
  const names = files.map((file) => basename(file, '.ts')).join(', ');
  console.error(`There is no brand "${wanted}". It is one of: ${names}.`);
  process.exit(1);
}

const lines: string[] = [];
for (const file of wanted === undefined ? files : [named]) {
  const path = relative(root, file);
  const exports: Record<string, unknown> = await import(pathToFileURL(file).href);
  const [brand] = Object.values(exports);
  if (!brands.includes(brand as never)) {
    lines.push(`${path}:1  the brand is not in the list of site/src/brands/index.ts`);
  }
  const problems = checkBrand({ path, source: readFileSync(file, 'utf8'), brand });
  lines.push(...problems.map(({ line, message }) => `${path}:${line}  ${message}`));
}
console.log(lines.length > 0 ? lines.join('\n') : 'No problems found.');
process.exitCode = lines.length > 0 ? 1 : 0;
