/** Content: notices, advertisements, contacts of support and the JSON cache. Other areas and the handlers import from this file only. */

export { createContent } from './content/content';
export { presentPreInfo } from './content/pre-info';
export { type Announcement, announcementCategory, createPublisher } from './content/publish-notice';
export { createJsonCache } from './json-cache/json-cache';
export { createSupportContacts } from './support-contacts/support-contacts';
