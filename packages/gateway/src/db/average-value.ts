import { type RawBuilder, sql } from 'kysely';

/**
 * A value that the planner does not know, so that it expects the rows of an average one. For a member with a large share of a
 * table it would read a list backwards through the ids of all members, and pass every later row of others on the way to the
 * first of a member who has not played lately. For an average value it takes the index of the member: use it in a query for
 * the keys of a page, which that index contains.
 */
export const averageValue = (value: string): RawBuilder<string> => sql<string>`(select ${value}::text)`;
