import type { CallResponse } from '@pavilion/contract';
import { type Clock, momentOf } from '../../clock';
import type { Database } from '../../db/database';
import type { Rooms } from './rooms';
import { presentYou, readSpeakers } from './speakers';
import type { Speech } from './speech';
import type { Viewers } from './viewers';

interface Ports {
  db: Database;
  clock: Clock;
  rooms: Pick<Rooms, 'open' | 'present'>;
  speech: Pick<Speech, 'rulesOf'>;
  viewers: Pick<Viewers, 'of'>;
}

/** A room as `roomInfo` answers it. */
export const createRoomInfo =
  ({ db, clock, rooms, speech, viewers }: Ports) =>
  /** @throws BusinessError 20201 notFound, 600101 liveMaintenance. */
  async (id: string, memberId: string | undefined): Promise<CallResponse<'roomInfo'>> => {
    const row = await rooms.open(id);
    const ids = memberId === undefined ? [] : [memberId];
    const speakers = await readSpeakers(db, ids, id, momentOf(clock));
    const [room, rules] = await Promise.all([rooms.present(row, viewers.of(id)), speech.rulesOf(row)]);
    return { room, rules, you: presentYou(speakers.get(memberId ?? ''), row, rules) };
  };
