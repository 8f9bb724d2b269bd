interface RecordPage<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** Reads a list page by page to its end. */
export const collectPages = async <Item>(
  read: (cursor: string | undefined) => Promise<RecordPage<Item>>,
): Promise<Item[]> => {
  const all: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    all.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return all;
};
