import { type Migration, sql } from 'kysely';

/** Each scrape of the metrics counts the threads whose answer is late, which are few among all threads. */
export const waitingThreads: Migration = {
  async up(db) {
    await sql`create index threads_waiting on threads (answer_by) where answer_by is not null`.execute(db);
  },
};
