import type { LiveDeltaId, LiveDeltas, LiveFrame, LiveTopic } from '@pavilion/contract';
import type { Line, LineMember } from './line';
import { textFrame } from './text-frame';

interface Crowd {
  /** The number of the last frame. */
  seq: number;
  readonly lines: Set<Line>;
}

const emptyCrowd = (): Crowd => ({ seq: 0, lines: new Set() });

/** Who listens, and the counting of what they are told. A frame is made once, however many hear it. */
export const createAudience = () => {
  const site = emptyCrowd();
  const members = new Map<string, Crowd>();

  const tell = <Id extends LiveDeltaId>(crowd: Crowd, topic: LiveTopic, id: Id, data: LiveDeltas[Id]) => {
    crowd.seq += 1;
    const frame = textFrame({ id, topic, seq: crowd.seq, msgData: { data } } as LiveFrame);
    for (const line of crowd.lines) line.write(frame);
  };

  const leave = (line: Line) => {
    if (!line.member) return;
    const { id } = line.member;
    line.member = undefined;
    const crowd = members.get(id);
    crowd?.lines.delete(line);
    if (crowd?.lines.size === 0) members.delete(id);
  };

  return {
    lines: site.lines as ReadonlySet<Line>,
    linesOf: (memberId: string): readonly Line[] => [...(members.get(memberId)?.lines ?? [])],
    add: (line: Line) => void site.lines.add(line),
    remove: (line: Line) => {
      leave(line);
      site.lines.delete(line);
    },
    /** From now on the line hears what the member is told. */
    join: (line: Line, member: LineMember) => {
      leave(line);
      line.member = member;
      const crowd = members.get(member.id) ?? emptyCrowd();
      members.set(member.id, crowd);
      crowd.lines.add(line);
    },
    leave,
    counts: (line: Line): Record<LiveTopic, number> => ({
      site: site.seq,
      member: (line.member && members.get(line.member.id)?.seq) ?? 0,
    }),
    tellAll: <Id extends LiveDeltaId>(id: Id, data: LiveDeltas[Id]) => tell(site, 'site', id, data),
    /** Costs nothing for a member whom nobody listens for. */
    tellMember: <Id extends LiveDeltaId>(memberId: string, id: Id, data: LiveDeltas[Id]) => {
      const crowd = members.get(memberId);
      if (crowd) tell(crowd, 'member', id, data);
    },
  };
};
