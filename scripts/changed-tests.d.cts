/** The most test files that import a change and all run. */
export const maxTests: number;
/** The patterns of test files that the comments of a source name by “Proved by”. */
export function provingPatterns(source: string): string[];
/** The test files of a change, and how many others import it. */
export function testsOfChange(options: {
  readonly changed: readonly string[];
  readonly read: (path: string) => string;
  readonly tests: readonly string[];
  readonly importing: readonly string[];
}): { readonly tests: string[]; readonly left: number };
