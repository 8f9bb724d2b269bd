import type { Database } from '../../db/database';
import { refusedText } from './text-rules';

/** The words that operators ban, in the form of `comparableText`. */
export const readBannedWords = async (db: Database): Promise<readonly string[]> => {
  const rows = await db.selectFrom('banned_words').select('word').execute();
  return rows.map(({ word }) => word);
};

/** Checks a text that others see outside the rooms, such as a nickname, by the rules of messages. */
export const createTextCheck =
  (db: Database) =>
  async (text: string): Promise<boolean> =>
    refusedText(text, await readBannedWords(db), []) === undefined;
