/** Texts of the sponsorships. */
export const sponsors = {
  title: 'Sponsors and partners',
  lead: 'Whom we support, since when and until when. The partners of this sandbox are invented.',
  running: 'Running',
  ended: 'Ended',
  since: 'Since {first}',
  span: '{first} to {last}',
  emptyTitle: 'No partnerships yet',
  emptyText: 'New partnerships appear here with their dates.',
  loadFailed: 'The partnerships were not loaded',
} as const;
