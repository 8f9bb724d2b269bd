/** The request body of the announcements, shared so that server and browser have the same cache key. */
export const announcementsBody = { category: 'marquee' };
