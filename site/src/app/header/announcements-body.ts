/** The body with which the announcements are asked for, on the server and in the browser. */
export const announcementsBody = { category: 'marquee' };
