import { languageIds, languages } from '@pavilion/format';

const selectors = languageIds.filter((id) => languages[id].script !== 'Han').map((id) => `:lang(${id})`);

/**
 * A selector of elements whose text is written in an alphabet, as in all languages but those of Han characters: its words are
 * longer, and its marks narrower. Styles that depend on this ask for it, not for a language.
 *
 * @example
 * css`${inAlphabet} & { letter-spacing: 0; }`
 */
export const inAlphabet: string = selectors.length > 1 ? `:is(${selectors.join(', ')})` : selectors.join();
