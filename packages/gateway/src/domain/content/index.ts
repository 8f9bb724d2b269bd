/** Content: notices, advertisements, support and the JSON cache. Other areas and the handlers import from this file only. */

export { createContent } from './content/content';
export { presentPreInfo } from './content/pre-info';
export { type Announcement, createPublisher } from './content/publish-notice';
export { createJsonCache } from './json-cache/json-cache';
export { createMail, insertMail, type Mailbox, mailForEach } from './mail/mail';
export { mailTexts } from './mail/mail-texts';
export { createSupport } from './support/support';
