/** The mailbox of the site. Other areas and the handlers import from this file only. */

export { createMail, insertMail, type Mailbox, mailIfAny } from './mail';
export { mailTexts } from './mail-texts';
