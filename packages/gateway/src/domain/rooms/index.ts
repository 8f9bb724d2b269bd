/** Live rooms: their matches, who may speak, what is said, and moderation. Other areas and the handlers import from this file only. */
export { createTextCheck } from './banned-words';
export { createChatter } from './chatter';
export { createModeration, type Moderation, type RoomChange, roomSettings } from './moderation';
export { createRoomInfo } from './room-info';
export { createRooms, type RoomRow, type Rooms } from './rooms';
export { presentYou, readSpeakers, type Speaker } from './speakers';
export { createSpeech, type Speech } from './speech';
export { isStreamAddress, isStreamOrigin, maxStreamAddress } from './stream-address';
export { comparableText } from './text-rules';
export { createViewers, type Viewers } from './viewers';
