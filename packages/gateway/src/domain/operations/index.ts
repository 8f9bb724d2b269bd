/** Operations: state of the site and the bus for live messages. Other areas and the handlers import from this file only. */

export { type Bus, createBus, type LiveEvent, type MemberFrameEvent, type Topic, topicOf } from './live/bus';
export { type RestrictionKind, restrictionCodes, restrictionKinds } from './site-state/restrictions';
export { festivalSkinOf, type SiteSettings } from './site-state/site-settings';
export { createSiteState, type SiteSnapshot, type SiteState } from './site-state/site-state';
